import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseJsonFile } from './json-file.ts';

const tell = (text: string) =>
  parseJsonFile('a.json', text).problems.map(({ line, column, message }) => `${line}:${column} ${message}`);

test('foreign notation in a JSON file is reported once, with advice', () => {
  for (const [text, start] of Object.entries({
    '{\n  “a”: “b”,\n  “c”: “d”\n}': '2:3 hier staan gekrulde aanhalingstekens; typ overal rechte',
    "{'a': 'b'}": '1:2 hier staan andere aanhalingstekens; typ overal dubbele',
    '{"a": NaN}': '1:7 hier hoort een waarde: tekst tussen "…", een getal, true of false',
    '{"a": True}': '1:7 schrijf true, met kleine letters',
    '{"a": nee}': '1:7 schrijf false, met kleine letters',
    '{"a": 1.250,00}': '1:13 schrijf een getal met alleen cijfers en een punt',
    '{"a": 99,5}': '1:10 schrijf een getal met alleen cijfers en een punt',
    '{"a": € 5}': '1:7 schrijf een getal met alleen cijfers en een punt',
    '{"a": 2-3}': '1:8 schrijf een getal met alleen cijfers en een punt',
    '{"a": 50%}': '1:9 schrijf een getal met alleen cijfers en een punt',
    '{"a": 25.000}': '1:7 25.000 is hier 25; schrijf 25000 zonder punt, of 25',
    '{"a": [1.250]}': '1:8 1.250 is hier 1.25; schrijf 1250 zonder punt, of 1.25',
    '{a: 1}': '1:2 zet een naam of tekst tussen dubbele aanhalingstekens',
    '{"a": 1,, "b": 2}': '1:9 hier staat een komma te veel; haal haar weg',
    '{"a": 5;}': '1:8 schrijf een komma in plaats van ;',
    '{"a" = 5}': '1:6 schrijf een dubbele punt in plaats van =',
    '{"a":\u00A05}': '1:6 hier staat een spatie die een ander teken is',
    '{"a": "een "mooi" woord"}': '1:12 een aanhalingsteken in een tekst schrijf je als ‘ of ’',
    '```json\n{}\n```': '1:1 haal de regels met ``` weg',
    ' \n': '2:1 dit bestand is leeg; zet terug wat erin stond',
    '{"a": "b\tc"}': '1:7 in een tekst kan geen tab of Enter; haal hem weg',
    '{"a": "C:\\map"}': '1:7 schrijf een \\ in een tekst dubbel',
    '{"a": "\\u12"}': '1:7 schrijf het teken zelf',
    '{"a": 1 // b\n}': '1:9 opmerkingen kunnen in dit bestand niet',
    '{"a": 1, "a": 2}': '1:10 "a" staat er twee keer; haal er één weg',
    '{"a": 1,}': '1:9 hier hoort een veldnaam tussen dubbele aanhalingstekens; achter het laatste',
    '{"a": [1,]}': '1:10 hier hoort een waarde; achter het laatste onderdeel staat geen komma',
    '{"a": 1': '1:8 hier ontbreekt een sluitende }',
    '[1': '1:3 hier ontbreekt een sluitende ]',
    '{"a": 1}}': '1:9 hier hoort het bestand op te houden',
    '{"a": "b': '1:7 het aanhalingsteken achter deze tekst ontbreekt',
    '{"a": ?}': '1:7 dit teken hoort hier niet',
  })) {
    const [told = ''] = tell(text);
    assert.ok(told.startsWith(start), `${text} → ${told}`);
  }
  assert.equal(tell('{\n  “a”: “b”,\n  “c”: “d”\n}').length, 1);
});

test('a JSON file that another program saved is parsed', () => {
  assert.deepEqual(parseJsonFile('a.json', '\uFEFF{"a": 1}').value, { a: 1 });
  assert.deepEqual(tell('\uFEFF{\n  "a": 1,\n}')[0]?.slice(0, 3), '3:1');
  assert.deepEqual(tell('{"a": [4e3, 4000.00, 99.995, 0.5, -2, 12345]}'), []);
});
