import Bars from './Bars.astro';
import Callout from './Callout.astro';
import Card from './Card.astro';
import CardGrid from './CardGrid.astro';
import CompanyFact from './CompanyFact.astro';
import Comparison from './Comparison.astro';
import Figure from './Figure.astro';
import H2 from './H2.astro';
import H3 from './H3.astro';
import KeyFigures from './KeyFigures.astro';
import NamedFigure from './NamedFigure.astro';
import Plate from './Plate.astro';
import Quote from './Quote.astro';
import type { PartName } from './schemas.ts';
import ServicePromise from './ServicePromise.astro';
import ReadingTips from './ReadingTips.astro';
import Steps from './Steps.astro';

/** The parts of a short text, within its sentences. */
export const inlineParts = {
  CompanyFact,
  Count: NamedFigure,
  Rate: NamedFigure,
  ServicePromise,
};

/** The parts an editor may use in MDX without an import. */
export const mdxParts = {
  ...inlineParts,
  Bars,
  Callout,
  Card,
  CardGrid,
  Comparison,
  Figure,
  KeyFigures,
  Plate,
  Quote,
  ReadingTips,
  Steps,
} satisfies Record<PartName, unknown>;

/** The same for a long text, whose headings link to themselves. */
export const longTextParts = { ...mdxParts, h2: H2, h3: H3 };
