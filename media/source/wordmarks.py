"""Draws the marks of invented companies as paths, so that no font is needed to show them: python3 wordmarks.py <folder> <company name>

Needs python3-fonttools and the Debian packages of the fonts named below (all under open licences).
"""
import math
import os
import sys
from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FONTS = "/usr/share/fonts"
SPARTAN, INTER, LATO = (
    "opentype/league-spartan/LeagueSpartan-Bold.otf",
    "opentype/inter/InterDisplay-Bold.otf",
    "truetype/lato/Lato-Black.ttf",
)
SLAB, GARAMOND, PLAY = (
    "opentype/roboto/slab/RobotoSlab-Bold.otf",
    "opentype/ebgaramond/EBGaramond12-Bold.otf",
    "truetype/play/Play-Bold.ttf",
)
COMFORTAA, QUICKSAND, CABIN = (
    "truetype/comfortaa/Comfortaa-Bold.ttf",
    "truetype/quicksand/Quicksand-Bold.ttf",
    "opentype/cabin/Cabin-Bold.otf",
)
MANROPE, DOSIS, KARLA = "truetype/manrope/Manrope-ExtraBold.ttf", "opentype/dosis/Dosis-ExtraBold.otf", "truetype/karla/Karla-ExtraBold.otf"

# Symbols in a square of 40, drawn before the name.
RING = "M20 2a18 18 0 1 0 0 36a18 18 0 1 0 0-36zM20 11a9 9 0 1 1 0 18a9 9 0 1 1 0-18z"
HALVES = "M2 2h16v36h-16zM22 2h16v16h-16zM22 22h16v16h-16z"
PEAK = "M2 36L20 4L38 36H27L20 23L13 36z"
BARS = "M2 24h9v14H2zM15.500 13h9v25h-9zM29 2h9v36h-9z"
LEAF = "M4 36C2 14 16 2 38 2C38 24 26 38 4 36zM8 33C15 22 22 16 30 11C21 14 13 21 8 33z"
HEXAGON = "M20 1L37 10.500V29.500L20 39L3 29.500V10.500zM20 11L12 15.500V24.500L20 29L28 24.500V15.500z"
WAVE = "M2 14C11 2 20 2 20 14C20 26 29 26 38 14V22C29 34 20 34 20 22C20 10 11 10 2 22z"
CHEVRONS = "M2 4h11l12 16l-12 16H2l12-16zM19 4h9l12 16l-12 16h-9l12-16z"
DROP = "M20 2C28 13 34 19 34 26A14 13 0 0 1 6 26C6 19 12 13 20 2zM20 18C17 22 14 24 14 27A6 6 0 0 0 20 33z"
CUBE = "M20 2L36 11L20 20L4 11zM2 14L18 23V39L2 30zM38 14L22 23V39L38 30z"
QUARTER = "M2 2A36 36 0 0 1 38 38H24A22 22 0 0 0 2 16zM2 23A15 15 0 0 1 17 38H2z"
CROSS = "M14 2h12v12h12v12H26v12H14V26H2V14h12z"
SUN = "M2 30A18 18 0 0 1 38 30zM2 33h36v4H2z"

# Name, font, letter spacing in thousandths of an em, symbol.
CLIENTS = (
    ("Nordhavn Foods", QUICKSAND, 0, WAVE),
    ("VALMETRA", SPARTAN, 40, PEAK),
    ("Brandt & Sohn", GARAMOND, 10, ""),
    ("KINETA", PLAY, 90, CHEVRONS),
    ("Oakline", COMFORTAA, 0, LEAF),
    ("HELIX MOTORS", LATO, 60, HEXAGON),
    ("Tavira", CABIN, 20, SUN),
    ("PORTEQ", INTER, 30, HALVES),
    ("Maren Dairy", QUICKSAND, 0, DROP),
    ("STAHLWERK ILM", DOSIS, 50, BARS),
    ("Cellivo", MANROPE, -10, RING),
    ("AURELL", GARAMOND, 160, ""),
    ("BoxHarbour", KARLA, -10, CUBE),
    ("ZENTRIA", SPARTAN, 120, QUARTER),
    ("Pellmark", SLAB, 0, ""),
    ("Solvane Pharma", CABIN, 0, CROSS),
    ("ORBAN LOGISTICS", PLAY, 40, RING),
)
PARTNERS = (
    ("Aldermoor Automation", MANROPE, 0, HALVES),
    ("BRENNICK", INTER, 50, CHEVRONS),
    ("Castova Systems", CABIN, 0, PEAK),
    ("DRAVENHOLT", SPARTAN, 70, CUBE),
    ("Ferrolane", SLAB, 0, ""),
    ("Hexwick Logistics", KARLA, 0, HEXAGON),
    ("NORDQUAY", PLAY, 60, WAVE),
    ("Velta Intralog", QUICKSAND, 0, RING),
)
# Grey that reaches 4:1 on the page in both colour schemes.
INK = "#72777d"


def wordmark(name, font_file, tracking, symbol, ink=INK):
    font = TTFont(os.path.join(FONTS, font_file))
    glyphs, characters, unit = font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm
    capital = BoundsPen(glyphs)
    glyphs[characters[ord("H")]].draw(capital)
    # Capitals are 26 high and stand in the middle of 40.
    scale = 26 / capital.bounds[3]
    x = 52 if symbol else 0
    height = 40
    pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.1f}".rstrip("0").rstrip("."))
    for letter in name:
        glyph = glyphs[characters[ord(letter)]]
        glyph.draw(TransformPen(pen, Transform(scale, 0, 0, -scale, x, 33)))
        reach = BoundsPen(glyphs)
        glyph.draw(reach)
        # A tail may hang lower than the symbol stands.
        if reach.bounds:
            height = max(height, math.ceil(33 - reach.bounds[1] * scale))
        x += (glyph.width + tracking * unit / 1000) * scale
    width = round(x - tracking * scale * unit / 1000)
    paths = symbol if symbol.startswith("<") else f'<path fill-rule="evenodd" d="{symbol}"/>' if symbol else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" fill="{ink}">{paths}<path d="{pen.getCommands()}"/></svg>\n'


# The company's own mark, as in logo.svg, for dark ground.
OWN = '<g transform="translate(2 4)"><path d="M27.3 8.6A13.5 13.5 0 1 0 27.3 23.4" fill="none" stroke="#f3f1ed" stroke-width="5"/><path d="M14.5 9.5 25 16l-10.5 6.5z" fill="#ff8a4c"/></g>'

folder, company = sys.argv[1:]
os.makedirs(folder, exist_ok=True)
with open(os.path.join(folder, "company.svg"), "w") as file:
    file.write(wordmark(company, INTER, -10, OWN, "#f3f1ed"))
for kind, marks in (("client", CLIENTS), ("partner", PARTNERS)):
    os.makedirs(os.path.join(folder, kind), exist_ok=True)
    for index, mark in enumerate(marks):
        slug = "-".join("".join(c if c.isalnum() else " " for c in mark[0].lower()).split())
        with open(os.path.join(folder, kind, f"{index + 1:02}-{slug}.svg"), "w") as file:
            file.write(wordmark(*mark).replace("<svg ", f'<svg data-name="{mark[0].replace("&", "&amp;")}" ', 1))
