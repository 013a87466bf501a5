import type { Plugin } from 'vite';

/** Dutch for what Keystatic says: its own `nl-NL` is machine-made, and half of its interface is English only. */
export const dutch: Record<string, string> = {
  // Mends its nl-NL.
  Helder: 'Leegmaken',
  Creëren: 'Maken',
  Dashboard: 'Overzicht',
  Bewerking: 'Bewerken',
  Redden: 'Bewaren',
  Verzameling: 'Map',
  Collecties: 'Mappen',
  Eenlingen: 'Pagina’s',
  // The page.
  Light: 'Licht',
  Dark: 'Donker',
  System: 'Zoals je computer',
  'Open app navigation': 'Menu',
  'Not found': 'Niet gevonden',
  'This page could not be found.': 'Deze pagina is er niet.',
  'Unable to load collection': 'De map is niet te lezen',
  'Loading Entries': 'Wordt geladen',
  'Loading Item': 'Wordt geladen',
  'Saving changes': 'Wordt bewaard',
  'Creating entry': 'Wordt gemaakt',
  // Lists and files.
  Create: 'Maken',
  Save: 'Bewaren',
  Unsaved: 'Niet bewaard',
  Name: 'Bestand',
  Slug: 'Titel',
  'Empty collection': 'Nog niets',
  "There aren't any entries yet.": 'Hier staat nog geen bestand.',
  'Create the first entry': 'Maak het eerste',
  'to see it here.': 'om het hier te zien.',
  'No results': 'Niets gevonden',
  'No items matching "${searchTerm}" were found.': 'Er is niets met "${searchTerm}".',
  'Entry not found.':
    'Dit bestand is er niet. Was het er wel, zet het dan terug met ‘Vorige versies’: wat je typte, komt mee.',
  'Entry created': 'Gemaakt',
  'Entry pasted': 'Geplakt',
  'Failed to paste because clipboard access was denied': 'Je browser laat niet plakken',
  'Failed to read clipboard': 'Plakken lukt niet',
  'Entry not found in clipboard': 'Kopieer eerst een bestand',
  'Save and duplicate entry': 'Eerst bewaren',
  'Save and duplicate': 'Kopie maken',
  'You have unsaved changes. Save this entry to duplicate it.': 'Je kopieert wat je het laatst bewaarde.',
  'Delete entry': 'Bestand verwijderen',
  'Delete entry\\u2026': 'Verwijderen…',
  'Are you sure? This action cannot be undone.':
    'Weet je het zeker? Op dit adres blijft elke versie bij ‘Vorige versies’.',
  'Yes, delete': 'Ja, verwijderen',
  'Duplicate entry\\u2026': 'Kopie maken…',
  'Copy entry': 'Kopiëren',
  'Paste entry': 'Plakken',
  'Reset changes': 'Wijzigingen weggooien',
  Reset: 'Wijzigingen weggooien',
  Preview: 'Bekijken op de site',
  'Restored draft from ': 'Teruggezet wat je niet bewaarde, van ',
  'Other changes have been made to this entry since the draft. You may want to discard the draft changes.':
    'Het bestand is sindsdien veranderd. Kijk of je jouw wijzigingen wilt weggooien.',
  // Fields.
  theme: 'Licht of donker',
  regenerate: 'Adres van de kop',
  'Edit item': 'Onderdeel bewerken',
  'Add item': 'Onderdeel toevoegen',
  'Empty list': 'Nog niets',
  'Add the first item to see it here.': 'Voeg het eerste onderdeel toe.',
  'No items selected\\u2026': 'Nog niets gekozen',
  'All selected': 'Alles is gekozen',
  'No more items…': 'Er zijn er niet meer',
  'Contains invalid fields. Please edit.': 'Hier klopt een veld niet.',
  'Insert menu': 'Onderdeel invoegen',
  'Edit ': 'Bewerken: ',
  Edit: 'Bewerken',
  Add: 'Toevoegen',
  Insert: 'Invoegen',
  Remove: 'Weghalen',
  Done: 'Klaar',
  Cancel: 'Annuleren',
  'Choose file': 'Foto kiezen',
  Regenerate: 'Opnieuw maken',
  '${fieldLabel} must be unique': 'Is er al',
  '${fieldLabel} must not be empty': 'Ontbreekt',
  // The text and its toolbar.
  'Start writing or press "/" for commands…': 'Begin te schrijven, of typ / voor een onderdeel',
  Text: 'Tekst',
  Unlink: 'Link weghalen',
  ' link': ': link',
  'Please provide a valid URL.': 'Kies een pagina, of schrijf een heel adres: met https://, mailto: of tel:.',
  'Text block': 'Soort alinea',
  Paragraph: 'Alinea',
  'Heading ': 'Kop ',
  'Heading ${level}': 'Kop ${level}',
  'Use this for a top level heading': 'Boven een groot stuk tekst',
  'Use this for key sections': 'Boven een stuk tekst',
  'Use this for sub-sections': 'Binnen een stuk tekst',
  Bold: 'Vet',
  Italic: 'Cursief',
  Strikethrough: 'Doorgehaald',
  'Formatting options': 'Opmaak',
  'Text formatting': 'Opmaak van woorden',
  Blocks: 'Onderdelen',
  Code: 'Programmacode',
  'No results\\u2026': 'Niets gevonden',
  'Clear formatting': 'Zonder opmaak',
  'Bullet list': 'Lijst',
  'Insert an unordered list': 'Punten zonder volgorde',
  'Numbered list': 'Genummerde lijst',
  'Ordered list': 'Genummerde lijst',
  'Insert an ordered list': 'Punten op volgorde',
  Table: 'Tabel',
  'Insert a table': 'Rijen en kolommen',
  Options: 'Rijen en kolommen',
  'Cell options': 'Rijen en kolommen',
  'Header row': 'Kopregel',
  'Delete row': 'Rij verwijderen',
  'Delete column': 'Kolom verwijderen',
  'Insert row below': 'Rij eronder invoegen',
  'Insert column right': 'Kolom rechts invoegen',
  Quote: 'Citaat',
  Blockquote: 'Citaat',
  'Insert a quote or citation': 'Woorden van een ander',
  Divider: 'Lijn',
  'A horizontal line to separate content': 'Een lijn tussen twee stukken',
  'Code block': 'Codeblok',
  'Code block language': 'Taal van het codeblok',
  'Plain text': 'Gewone tekst',
  'Display code with syntax highlighting': 'Regels programma',
};

/** Writes what the editor does not know as the words that it was. */
const writeUnknown = (name: string) =>
  `if (node.type.name === '${name}') return { type: 'html', value: internalToSerialized(componentConfig.schema, node.attrs.props, state).text };\n  $&`;

/** Code of Keystatic's that we change: words within an expression, its faults, and where it calls `hooks.ts`; `$&` stands for theirs. */
export const fixes: [theirs: string, ours: string][] = [
  ["singular: 'entry',\n        plural: 'entries'", "singular: 'bestand',\n        plural: 'bestanden'"],
  // As in a build: editors/faults/zod.ts.
  ['`Must have at least ${pluralize(', '`Te kort: minstens ${pluralize('],
  ['`Must have at most ${pluralize(', '`Te lang: hooguit ${pluralize('],
  ['singular: "item"', 'singular: "onderdeel", plural: "onderdelen"'],
  // An icon button has no name, and the link button is called like its neighbour.
  ["entryLayoutPane === 'main' ? undefined : 'medium',", "$& 'aria-label': 'Onderdeel invoegen',"],
  ['"aria-label": "Divider",\n        command: (state_0', '"aria-label": "Link",\n        command: (state_0'],
  ['/*#__PURE__*/jsx(Icon, {\n        src: pencilIcon\n      })', '"Edit"'],
  ['onPress: t6,\n      children: t7', '"aria-label": "Remove", $&'],
  // A link is an address, also when Enter comes before the field is left.
  [
    'return url === sanitizeUrl(url);',
    String.raw`if (!/^([/#]|https?:\/\/|mailto:\S+@|tel:\+?\d{9})\S*$/.test(url)) return false; $&`,
  ],
  [
    'if (!showInvalidState) {\n        dismiss();',
    'setTouched(true);\n      if (isValidURL$1(href)) {\n        dismiss();',
  ],
  // An inline part in a table cell gets a paragraph too many.
  ["componentConfig.kind === 'inline' && !(", "parentType?.name !== 'table_cell' && $&"],
  // An inline part within a link or bold text splits it in two.
  ['childrenToProseMirrorNodes(node.children, nodeType)', '$&, state.marks'],
  // Tab stays in the text, and Enter in its table: both go to the next cell, or add a row. Tab leaves after Escape only.
  ['addColumnAfter, tableEditing', '$&, goToNextCell, isInTable'],
  [
    "add('Enter', chainCommands(newlineInCode,",
    `const isTyping = ({ selection }) => selection instanceof TextSelection;
  const go = (direction) => (state, dispatch, view) => isTyping(state) && (goToNextCell(direction)(state, dispatch) || direction < 0 || !isInTable(state) || (addRowAfter(state, dispatch) && goToNextCell(1)(view.state, dispatch)));
  add('Tab', go(1));
  add('Shift-Tab', go(-1));
  add('Enter', (state, ...rest) => isInTable(state) && go(1)(state, ...rest));
  $&`,
  ],
  // Windows knows Ctrl+Y.
  ["if (mac) {\n    add('Mod-y'", "{\n    add('Mod-y'"],
  // A cell of the first row holds one line, as the others do.
  [
    '.table_header = nodeSpecs.table_header;',
    '.table_header = { ...nodeSpecs.table_header, content: nodeSpecsWithCustomNodes.table_cell.content };',
  ],
  // What is inserted is written in at once, a table from its first cell.
  [
    'function insertNode(nodeType) {',
    `function insertAndEnter(state, made) {
  const tr = state.tr.replaceSelectionWith(made);
  tr.doc.descendants((node, pos) => {
    if (node !== made || node.isInline) return;
    const end = node.isAtom ? pos + node.nodeSize : pos;
    // Below what holds no words a line is begun, or they would land in the next heading.
    if (node.isAtom && tr.doc.resolve(end).nodeAfter?.type.name !== 'paragraph') tr.insert(end, state.schema.nodes.paragraph.create());
    tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1)));
  });
  return tr;
}
$&`,
  ],
  [
    'state.tr.replaceSelectionWith(nodeType.createAndFill())',
    'insertAndEnter(state, nodeType.createAndFill())',
  ],
  [
    'state.tr.replaceSelectionWith(tableType.create(undefined, [headerRow, row, row]))',
    'insertAndEnter(state, tableType.create(undefined, [headerRow, row, row]))',
  ],
  // Who clicks below a table goes on there.
  [
    'placement: "bottom",\n      portal: false,',
    'placement: props.decoration.node?.type.name === "table" ? "top-end" : "bottom",\n      portal: false,',
  ],
  // In the list behind a slash the first row is the one that Enter takes, and Escape only closes it.
  ['jsx(EditorAutocomplete, {', '$& key: props.query,'],
  ['keydownListener(event);\n    return event.defaultPrevented', "$& || event.key === 'Escape'"],
  // What the editor does not know keeps its text.
  [
    'function programToValue(',
    `function keepUnknown(node, parentType) {
  const { schema, components, nodes } = getSchema();
  const isInline = parentType?.isTextblock || /Text/.test(node.type);
  const name = isInline ? 'UnknownInline' : 'Unknown';
  const text = toMarkdown(node, { extensions: [gfmStrikethroughToMarkdown(), gfmTableToMarkdown(), mdxToMarkdown()], rule: '-' }).trimEnd();
  const fields = components[name].schema;
  const kept = schema.nodes[name].create({ props: toSerialized(deserializeProps$1(fields, { text }, getState()), fields) });
  return isInline && !parentType?.isTextblock ? nodes.paragraph.create({}, kept) : kept;
}
$&`,
  ],
  ['error(`Missing component definition for ${node.name}`);', 'return keepUnknown(node, parentType);'],
  ['error(`Unhandled type ${node.type}: ${toMarkdown(', 'return keepUnknown(node, parentType);\n  $&'],
  [
    "if (componentConfig) {\n    const children = componentConfig.kind === 'wrapper'",
    writeUnknown('Unknown'),
  ],
  [
    "if ((componentConfig === null || componentConfig === void 0 ? void 0 : componentConfig.kind) === 'inline') {",
    writeUnknown('UnknownInline'),
  ],
  ['= node.spec.insertMenu;', "= node.name.startsWith('Unknown') ? undefined : node.spec.insertMenu;"],
  [
    'message: String(err)',
    'message: "Dit bestand is niet te openen: er staat iets in wat niet te lezen is. Vraag een engineer, of kijk wat npm run controleer zegt."',
  ],
  // In a row of a list a field that is wrong stands on no page.
  ['console.warn(toFormattedFormDataError(error));', 'redactie.noteFaults(schema, flattenErrors(error));'],
  // A text with another address leaves no draft at the old one.
  ['if (hasUpdated && slug !== itemSlug) {', "$& void delDraft(['collection', collection, itemSlug]);"],
  // A cell holds parts within a line alone: others would tear its table in two.
  [
    'insertMenuSpec.command(node, editorSchema)',
    '(state, ...rest) => (node.isInline || !isInTable(state)) && $&(state, ...rest)',
  ],
  // Throwing away asks first.
  ['            onReset();\n', '            redactie.askReset(onReset);\n'],
  ['            props.onReset();\n', '            redactie.askReset(props.onReset);\n'],
  // What was typed to find an item goes once it is chosen.
  ['function MultiRelationshipInput(props) {', '$& const [chosen, count] = useReducer((n) => n + 1, 0);'],
  ['props.onChange([...props.value, key_0]);', 'count();\n  $&'],
  [
    'props.autoFocus,\n      defaultItems: items',
    'props.autoFocus || chosen > 0,\n      key: chosen, defaultItems: items',
  ],
  // Titles instead of slugs.
  ['children: item.slug\n', 'children: redactie.titleOf(item.slug)\n'],
  ['const label = item_0.key;', 'const label = redactie.titleOf(item_0.key);'],
  // A list shows title, day and status, and searches in the whole text.
  [
    'const validated = parseProps(',
    'parsedEntries.set(slug, redactie.describeRow(slug, loaded, dataFile));\n        continue;\n        $&',
  ],
  ['item.name.toLowerCase().includes(', '`${item.name} ${item.data?.text}`.toLowerCase().includes('],
  [
    'children: item_0.name\n          })\n        }, SLUG',
    'children: item_0.data?.shown ?? collection.parseSlugForSort?.(item_0.name) ?? item_0.name\n          })\n        }, SLUG',
  ],
  ["'label' in schema_0 && schema_0.label || column", 'redactie.columns[column] ?? column'],
  // The arrows stop below a part, and a click below one that is last starts a line there; and text from Word.
  ["content: 'block+',\n        defining: true,", '$& [independentForGapCursor]: true,'],
  [
    'props: {\n      // TODO: for a doc like this:',
    `$&
      transformPastedHTML: (html) => redactie.cleanPaste(html),
      transformPastedText: (text) => redactie.cleanText(text),
      handleClick(view, _pos, event) {
        const { doc, schema, tr } = view.state;
        if (doc.lastChild.isTextblock || event.clientY < view.dom.lastElementChild.getBoundingClientRect().bottom) return false;
        tr.insert(doc.content.size, schema.nodes.paragraph.create());
        view.dispatch(tr.setSelection(TextSelection.atEnd(tr.doc)));
        return true;
      },`,
  ],
  ['size.space.medium,\n    minHeight: 0,', "size.space.medium,\n    minHeight: 'calc(100vh - 160px)',"],
  // What is typed while a save runs stays, and a draft that was saved, or that is older than the file, is known.
  ['let additions = serializeEntryToFiles({', 'redactie.noteSent(args.state);\n      $&'],
  [
    'state: initialState,\n      localTreeKey',
    'state: redactie.keepTyped(state, initialState),\n      localTreeKey',
  ],
  [
    '{\n    setState({\n      localTreeKey,\n      state: initialState === null ? getInitialPropsValue(schema) : initialState',
    '{\n    setState({\n      localTreeKey,\n      state: redactie.keepTyped(state, initialState ?? getInitialPropsValue(schema))',
  ],
  ['const stored = storedValSchema$2.create(raw);', '$& if (redactie.isSaved(stored.files)) return;'],
  ['const stored = storedValSchema.create(raw);', '$& if (redactie.isSaved(stored.files)) return;'],
  ['showDraftRestoredToast(draft.savedAt,', 'if (localTreeKey !== draft.treeKey) redactie.askAgain();\n  $&'],
  // Each page has drafts of its own, and goes on with one that a closed page left.
  ['return set(key, val, getStore());', 'return set([...key, redactie.pageId], val, getStore());'],
  ['return del(key, getStore());', 'return del([...key, redactie.pageId], getStore());'],
  [
    'function getDraft(key) {\n  return get(key, getStore());',
    `async function getDraft(key) {
  const drafts = (await entries(getStore())).filter(([each]) => String(each.slice(0, -1)) === String(key));
  const [from, draft] = (await redactie.chooseDraft(drafts)) ?? [];
  if (from) await Promise.all([del(from, getStore()), setDraft(key, draft)]);
  return draft;`,
  ],
  ['beforeTreeKey: localTreeKey,', "beforeTreeKey: redactie.isOlder() ? 'older' : localTreeKey,"],
  // What was saved is not read again, which would close a dialog that was opened since.
  [
    'const newTree = await res.json();\n        const {\n          tree: tree_0\n        } = await hydrateTreeCacheWithEntries(newTree)',
    `$&;
        for (const { path, contents } of additions) {
          const entry = newTree.find((each) => each.path === path);
          if (entry && redactie.isAsSent(path, entry.sha === additionPathToSha.get(path))) blobCache.set(entry.sha, contents);
        }`,
  ],
  // Where a save is refused stands in one place: `notice.ts`.
  [
    "kind: 'error',\n        error: err\n      });\n      return false;",
    "kind: 'idle'\n      });\n      redactie.tellFault('Niet bewaard', err);\n      return false;",
  ],
  [
    "kind: 'error',\n        error: err\n      });\n    }\n  }, () => {",
    "kind: 'idle'\n      });\n      redactie.tellFault('Niet verwijderd', err);\n    }\n  }, () => {",
  ],
  // The hosted editor calls the login at Keystatic Cloud, which then loads the page that was asked for.
  [
    'async function redirectToCloudAuth(',
    'globalThis.logInAtCloud = redirectToCloudAuth;\nasync function redirectToCloudAuth(',
  ],
  [
    'router.push(`/keystatic/${storedState_0.from}`);',
    'location.replace(`/keystatic/${storedState_0.from}`);',
  ],
  // No third party: the editor uses the system font.
  [
    '/*#__PURE__*/jsx("link", {\n        href: "https://fonts.googleapis.com/css2?family=Inter:wght@400;500;600;700&display=swap",\n        rel: "stylesheet"\n      })',
    'null',
  ],
];

const literal = new RegExp(`(["'\`])(${Object.keys(dutch).map(RegExp.escape).join('|')})\\1`, 'g');

/** Keystatic's code in Dutch, with our fixes. */
export function patchKeystatic(code: string): string {
  return fixes
    .reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), code)
    .replace(literal, (_whole, quote: string, words: string) => quote + dutch[words] + quote);
}

/** Patches Keystatic where the dev server bundles it. */
export function keystaticPatches(): Plugin {
  return {
    name: 'keystatic-patches',
    transform: (code, id) => (/@keystatic.core.dist/.test(id) ? patchKeystatic(code) : undefined),
  };
}
