"""Workbooks made by hand: as small as a spreadsheet program would read them, and as large as nobody should."""

from collections.abc import Mapping, Sequence
from io import BytesIO
from xml.sax.saxutils import escape
from zipfile import ZIP_DEFLATED, ZipFile

_TYPES = (
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="xml" ContentType="application/xml"/>'
    '<Override PartName="/xl/workbook.xml" ContentType='
    '"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>'
)
_RELS = (
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    '<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/{kind}" '
    'Target="{target}"/></Relationships>'
)
_BOOK = (
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" '
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">'
    '<sheets><sheet name="Players" sheetId="1" r:id="rId1"/></sheets></workbook>'
)


def packed(files: Mapping[str, str | bytes]) -> bytes:
    """An archive of these files."""
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return out.getvalue()


def _cell(place: str, value: object) -> str:
    if isinstance(value, int | float):
        return f'<c r="{place}"><v>{value}</v></c>'
    text = str(value)
    if text.startswith("="):
        return f'<c r="{place}" t="str"><f>{escape(text[1:])}</f><v>what it came to</v></c>'
    return f'<c r="{place}" t="inlineStr"><is><t>{escape(text)}</t></is></c>'


def xlsx(rows: Sequence[Sequence[object]], more: str = "") -> bytes:
    """A workbook with one sheet; ``more`` are rows as they stand in its file."""
    lines = []
    for number, row in enumerate(rows, start=1):
        cells = [_cell(f"{chr(65 + place)}{number}", one) for place, one in enumerate(row)]
        lines.append(f'<row r="{number}">{"".join(cells)}</row>')
    sheet = (
        '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
        f"{''.join(lines)}{more}</sheetData></worksheet>"
    )
    return packed(
        {
            "[Content_Types].xml": _TYPES,
            "_rels/.rels": _RELS.format(kind="officeDocument", target="xl/workbook.xml"),
            "xl/workbook.xml": _BOOK,
            "xl/_rels/workbook.xml.rels": _RELS.format(kind="worksheet", target="worksheets/sheet1.xml"),
            "xl/worksheets/sheet1.xml": sheet,
        }
    )


def ods(rows: Sequence[Sequence[object]], more: str = "") -> bytes:
    """The same of LibreOffice; ``more`` are rows as they stand in its file."""
    lines = []
    for row in rows:
        cells = [
            f'<table:table-cell office:value-type="string"><text:p>{escape(str(one))}</text:p></table:table-cell>'
            for one in row
        ]
        lines.append(f"<table:table-row>{''.join(cells)}</table:table-row>")
    names = " ".join(
        [f'xmlns:{one}="urn:oasis:names:tc:opendocument:xmlns:{one}:1.0"' for one in ("office", "table", "text")]
    )
    content = (
        f"<office:document-content {names}><office:body><office:spreadsheet>"
        f'<table:table table:name="Players">{"".join(lines)}{more}</table:table>'
        "</office:spreadsheet></office:body></office:document-content>"
    )
    manifest = (
        '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">'
        '<manifest:file-entry manifest:full-path="/" '
        'manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/></manifest:manifest>'
    )
    kind = "application/vnd.oasis.opendocument.spreadsheet"
    return packed({"mimetype": kind, "META-INF/manifest.xml": manifest, "content.xml": content})
