// Points are counted in hundredths; a whole number is written as one.

/** Points as people read them: `27`, `163.09`. */
export const pointsText = (centipoints: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: centipoints % 100 ? 2 : 0, maximumFractionDigits: 2 }).format(centipoints / 100);
