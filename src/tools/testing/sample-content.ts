// For tests: a valid entry of each collection.
import { photoKeys } from '../../site/photos.ts';

/** Returns a text of exactly `length` characters; its words are so short that a cut does not misspell one. */
export const textOf = (length: number) =>
  'Dit is een zin en zo is het. '.repeat(40).slice(0, length - 1) + '.';

const texts = (count: number) =>
  Array.from({ length: count }, (_, index) => `Een zin met nummer ${index + 1}`);
const titled = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Titel ${index + 1}`, description: textOf(60) }));

const seo = { seoTitle: 'Een titel die past', seoDescription: textOf(100) };
const closing = { title: 'Zullen we praten?', text: textOf(80) };
const [image = ''] = photoKeys;
const intro = { ...seo, icon: 'portal', subtitle: textOf(60), description: textOf(400) };
const closingWithButton = { ...closing, label: 'Plan een gesprek' };

export const solution = {
  ...intro,
  title: 'Klantportaal',
  order: 1,
  heading: 'Een portaal voor klanten',
  reader: 'Klanten bellen te vaak.',
  sprints: { min: 3, max: 5 },
  users: 'middel',
  priceDrivers: texts(3),
  card: { description: textOf(80), features: texts(4) },
  useCases: texts(4),
  benefits: texts(4),
  features: titled(6),
  closing,
};

export const maquette = {
  ...seo,
  title: 'Klik door een portaal',
  lead: textOf(80),
  app: 'Portaal',
  company: textOf(80),
  roles: [{ name: 'Klant', person: 'Zoë', menu: [{ label: 'Begin', href: '#begin' }] }],
  notDrawn: titled(4),
  closing,
};

export const screen = {
  title: 'Begin',
  role: 'Klant',
  device: 'computer',
  lead: textOf(60),
  note: textOf(80),
};

export const approachStep = {
  ...intro,
  title: 'Klantportaal',
  number: 1,
  duration: '3 dagen',
  price: 'in overleg, excl. btw',
  deliverables: texts(4),
  yourPart: texts(3),
  closing: closingWithButton,
};

export const expertise = {
  ...intro,
  title: 'Klantportaal',
  order: 1,
  heading: 'Een portaal voor klanten',
  icon: 'lock',
  card: { description: textOf(80) },
  closing,
};

export const caseCategory = { id: 'mkb', title: 'Mkb', description: textOf(80), count: 12 };

export const featuredCase = {
  order: 1,
  example: true,
  title: 'Een voorraad die klopt',
  category: 'mkb',
  solution: 'klantportaal',
  challenge: textOf(150),
  result: textOf(150),
  image,
  features: ['Scannen', 'Bestellen', 'Tellen'],
};

const person = { order: 1, name: 'Zoë Jansen', role: 'Ontwikkelaar' };
export const teamMember = { ...person, does: textOf(60), portrait: image };

export const article = {
  ...seo,
  title: 'Een artikel over webapplicaties',
  excerpt: textOf(120),
  category: 'Security & Privacy',
  reader: 'Je bewaart gegevens van klanten.',
  date: new Date('2026-03-12'),
  author: 'team',
  image,
  related: ['eerste-artikel', 'tweede-artikel'],
  closing,
};

export const page = { ...seo, title: 'Over ons', lead: textOf(100), closing: closingWithButton };

const makeSection = () => ({ title: 'Zo werken we samen', text: textOf(100) });
const pillarLink = { measure: '2 weken', href: '/aanpak/vibe-code', linkLabel: 'Lees verder' };

export const home = {
  ...page,
  eyebrow: 'Webapplicaties op maat',
  figures: Array.from({ length: 3 }, () => ({ value: '3 dagen', label: 'voor een mockup' })),
  introduction: { title: 'Zo werken we samen' },
  vibeCode: { ...makeSection(), benefits: titled(4) },
  pillars: { ...makeSection(), items: titled(3).map((pillar) => ({ ...pillar, ...pillarLink })) },
  solutions: makeSection(),
  knowledge: makeSection(),
};
