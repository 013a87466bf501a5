import type { Plugin } from 'vite';

/**
 * Keystatic's words: its own Dutch is machine-made, and part of its English is in its code. Each is replaced where it
 * stands in its source; a test says that it still stands there.
 */
export const words: [theirs: string, ours: string][] = [
  // Its Dutch dictionary.
  ['`Helder`', '`Leegmaken`'],
  ['`Creëren`', '`Maken`'],
  ['`Dashboard`', '`Overzicht`'],
  ['`Bewerking`', '`Bewerken`'],
  ['`Redden`', '`Bewaren`'],
  ['`Verzameling`', '`Map`'],
  ['`Collecties`', '`Mappen`'],
  ['`eenling`', '`Pagina`'],
  ['`Eenlingen`', '`Pagina’s`'],
  // What it says in English only.
  ['isCreating ? "Create" : "Save"', 'isCreating ? "Maken" : "Bewaren"'],
  ['children: "Dashboard"', 'children: "Overzicht"'],
  ['children: "Unsaved"', 'children: "Niet bewaard"'],
  ['children: "Edit item"', 'children: "Onderdeel bewerken"'],
  ['children: "Add item"', 'children: "Onderdeel toevoegen"'],
  ['children: "Empty list"', 'children: "Nog niets"'],
  ['children: "Add the first item to see it here."', 'children: "Voeg het eerste onderdeel toe."'],
  ['children: "Contains invalid fields. Please edit."', 'children: "Hier klopt een veld niet."'],
  ['children: ["Edit ",', 'children: ["Bewerken: ",'],
  ['children: "Edit"', 'children: "Bewerken"'],
  ['children: "Done"', 'children: "Klaar"'],
  ['children: "Remove"', 'children: "Weghalen"'],
  ['children: "Insert"', 'children: "Invoegen"'],
  ['children: "Add"', 'children: "Toevoegen"'],
  ['children: "Choose file"', 'children: "Foto kiezen"'],
  ['children: "Cancel"', 'children: "Annuleren"'],
  ['children: "Unlink"', 'children: "Link weghalen"'],
  ['children: "Regenerate"', 'children: "Opnieuw maken"'],
  ['children: "Header row"', 'children: "Kopregel"'],
  ['children: "Quote"', 'children: "Citaat"'],
  ['children: "Options"', 'children: "Rijen en kolommen"'],
  ['children: "Divider"', 'children: "Lijn"'],
  ['children: "Code block"', 'children: "Codeblok"'],
  ['children: "Table"', 'children: "Tabel"'],
  ['children: "Entry not found."', 'children: "Dit bestand is er niet."'],
  ['title: "Empty collection"', 'title: "Nog niets"'],
  ['"There aren\'t any entries yet."', '"Hier staat nog geen bestand."'],
  ['children: "Create the first entry"', 'children: "Maak het eerste"'],
  ['" ", "to see it here."', '"."'],
  ['title: "No results"', 'title: "Niets gevonden"'],
  ['`No items matching "${searchTerm}" were found.`', '`Er is niets met "${searchTerm}".`'],
  ['title: "Delete entry"', 'title: "Bestand verwijderen"'],
  [
    'children: "Are you sure? This action cannot be undone."',
    'children: "Weet je het zeker? Dit is niet terug te draaien."',
  ],
  ["singular: 'entry',\n        plural: 'entries'", "singular: 'bestand',\n        plural: 'bestanden'"],
  ['"aria-label": "Add"', '"aria-label": "Toevoegen"'],
  ['props.href ? "Edit" : "Add"', 'props.href ? "Link veranderen" : "Link toevoegen"'],
  ['children: [t4, " link"]', 'children: t4'],
  ['"Restored draft from "', '"Teruggezet wat je niet bewaarde, van "'],
  [
    '"Other changes have been made to this entry since the draft. You may want to discard the draft changes."',
    '"Het bestand is sindsdien veranderd. Kijk of je jouw wijzigingen wilt weggooien."',
  ],
  ['label: "Text"', 'label: "Tekst"'],
  ['label: "Delete entry\\u2026"', 'label: "Verwijderen…"'],
  ['label: "Duplicate entry\\u2026"', 'label: "Kopie maken…"'],
  ['label: "Copy entry"', 'label: "Kopiëren"'],
  ['label: "Paste entry"', 'label: "Plakken"'],
  ['label: "Reset changes"', 'label: "Wijzigingen weggooien"'],
  ['label: "Preview"', 'label: "Bekijken op de site"'],
  ["label: 'Reset'", "label: 'Wijzigingen weggooien'"],
  ['label: "Reset"', 'label: "Wijzigingen weggooien"'],
  ["label: 'Copy entry'", "label: 'Kopiëren'"],
  ["label: 'Paste entry'", "label: 'Plakken'"],
  ["label: 'Light'", "label: 'Licht'"],
  ["label: 'Dark'", "label: 'Donker'"],
  ["label: 'System'", "label: 'Zoals het systeem'"],
  ["label: 'Bold'", "label: 'Vet'"],
  ["label: 'Italic'", "label: 'Cursief'"],
  ["label: 'Strikethrough'", "label: 'Doorgehaald'"],
  ["label: 'Clear formatting'", "label: 'Zonder opmaak'"],
  ["label: 'Bullet list'", "label: 'Lijst'"],
  ["label: 'Numbered list'", "label: 'Genummerde lijst'"],
  ["label: 'Ordered list'", "label: 'Genummerde lijst'"],
  ["label: 'Delete row'", "label: 'Rij verwijderen'"],
  ["label: 'Delete column'", "label: 'Kolom verwijderen'"],
  ["label: 'Insert row below'", "label: 'Rij eronder invoegen'"],
  ["label: 'Insert column right'", "label: 'Kolom rechts invoegen'"],
  ["label: 'Blockquote'", "label: 'Citaat'"],
  ["label: 'Code block'", "label: 'Codeblok'"],
  ["label: 'Divider'", "label: 'Lijn'"],
  ["label: 'Table'", "label: 'Tabel'"],
  ["label: 'Heading ' + level", "label: 'Kop ' + level"],
  ["description: 'Insert an unordered list'", "description: 'Punten zonder volgorde'"],
  ["description: 'Insert an ordered list'", "description: 'Punten op volgorde'"],
  ["description: 'Insert a table'", "description: 'Rijen en kolommen'"],
  ["description: 'Insert a quote or citation'", "description: 'Woorden van een ander'"],
  ["description: 'A horizontal line to separate content'", "description: 'Een lijn tussen twee stukken'"],
  ["description: 'Display code with syntax highlighting'", "description: 'Regels programma'"],
  ["description: 'Use this for a top level heading'", "description: 'Boven een groot stuk tekst'"],
  ["description: 'Use this for key sections'", "description: 'Boven een stuk tekst'"],
  ["description: 'Use this for sub-sections'", "description: 'Binnen een stuk tekst'"],
  ['name: `Heading ${level}`', 'name: `Kop ${level}`'],
  ["name: 'Paragraph'", "name: 'Alinea'"],
  ["name: 'Name'", "name: 'Bestand'"],
  // A button without a name.
  [
    "marginEnd: entryLayoutPane === 'main' ? undefined : 'medium',\n        children: [",
    "marginEnd: entryLayoutPane === 'main' ? undefined : 'medium',\n        'aria-label': 'Onderdeel invoegen',\n        children: [",
  ],
  // The button of a link is called like its neighbour.
  ['"aria-label": "Divider",\n        command: (state_0', '"aria-label": "Link",\n        command: (state_0'],
  ['"aria-label": "Divider"', '"aria-label": "Lijn"'],
  ['"Please provide a valid URL."', '"Kies een pagina, of schrijf het hele adres met https."'],
  ['"aria-label": "Quote"', '"aria-label": "Citaat"'],
  ['"aria-label": "Code block"', '"aria-label": "Codeblok"'],
  ['"aria-label": "Table"', '"aria-label": "Tabel"'],
  ['"aria-label": "Lists"', '"aria-label": "Lijsten"'],
  ['"aria-label": "Text block"', '"aria-label": "Soort alinea"'],
  ['"aria-label": "Text formatting"', '"aria-label": "Opmaak"'],
  ['"aria-label": "Cell options"', '"aria-label": "Rijen en kolommen"'],
  ['"aria-label": "theme"', '"aria-label": "Licht of donker"'],
  ['"aria-label": "regenerate"', '"aria-label": "Opnieuw maken"'],
  [`'Start writing or press "/" for commands…'`, `'Begin te schrijven, of typ / voor een onderdeel'`],
  ['children: "No items selected\\u2026"', 'children: "Nog niets gekozen"'],
  ['"aria-label": "Insert menu"', '"aria-label": "Onderdeel invoegen"'],
  ['toastQueue.positive("Entry created"', 'toastQueue.positive("Gemaakt"'],
  ['toastQueue.positive("Entry pasted"', 'toastQueue.positive("Geplakt"'],
  // The same words as in a build, in collections/faults/zod.ts.
  [
    '`Must have at least ${pluralize(minLength, {\n          singular: "item"\n        })}.`',
    '`Te kort: minstens ${minLength} onderdelen`',
  ],
  [
    '`Must have at most ${pluralize(maxLength, {\n            singular: "item"\n          })}.`',
    '`Te lang: hooguit ${maxLength} onderdelen`',
  ],
  ['`${fieldLabel} must be unique`', '`${fieldLabel} is er al`'],
  ['`${fieldLabel} must not be empty`', '`${fieldLabel} ontbreekt`'],
  // It refuses a part among the words of a table's cell, for which it makes a paragraph too many.
  [
    "componentConfig.kind === 'inline' && !(parentType",
    "componentConfig.kind === 'inline' && parentType?.name !== 'table_cell' && !(parentType",
  ],
  // No third party: the editor has the system's own letter.
  ['https://fonts.googleapis.com/css2?family=Inter:wght@400;500;600;700&display=swap', 'data:text/css,'],
];

/** Keystatic's code with our words. */
export function replaceWords(code: string): string {
  return words.reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), code);
}

/** A plugin of the dev server's bundler that puts our words in the place of Keystatic's. */
export function ownWords(): Plugin {
  return {
    name: 'own-words',
    transform: (code, id) => (/@keystatic.core.dist/.test(id) ? replaceWords(code) : undefined),
  };
}
