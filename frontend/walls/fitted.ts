// A line that is too long for its place is written smaller: `--fit` is the part of its letters' size that it can have.

/** Fits a line, and fits it again whenever it says something else or has another place. */
export function fitted(line: HTMLElement): { destroy: () => void } {
  const fit = () => {
    line.style.setProperty("--fit", "1");
    const { clientWidth: room, scrollWidth: wanted } = line;
    if (wanted > room) line.style.setProperty("--fit", `${(room - 1) / wanted}`);
  };
  const said = new MutationObserver(fit);
  said.observe(line, { childList: true, characterData: true, subtree: true });
  const placed = new ResizeObserver(fit);
  placed.observe(line.parentElement ?? line);
  void document.fonts.ready.then(fit);
  return { destroy: () => [said.disconnect(), placed.disconnect()] };
}
