import Bars from './Bars.astro';
import Callout from './Callout.astro';
import Card from './Card.astro';
import CardGrid from './CardGrid.astro';
import CompanyFact from './CompanyFact.astro';
import Comparison from './Comparison.astro';
import Figure from './Figure.astro';
import Fold from './Fold.astro';
import H2 from './H2.astro';
import H3 from './H3.astro';
import KeyFigures from './KeyFigures.astro';
import NamedFigure from './NamedFigure.astro';
import Plate from './Plate.astro';
import Quote from './Quote.astro';
import type { ComponentName } from './schemas.ts';
import ServicePromise from './ServicePromise.astro';
import Steps from './Steps.astro';

/** The inline components, for short texts. */
export const inlineComponents = {
  CompanyFact,
  Count: NamedFigure,
  Rate: NamedFigure,
  ServicePromise,
};

/** The components that MDX can use without an import. */
export const mdxComponents = {
  ...inlineComponents,
  Bars,
  Callout,
  Card,
  CardGrid,
  Comparison,
  Figure,
  Fold,
  KeyFigures,
  Plate,
  Quote,
  Steps,
} satisfies Record<ComponentName, unknown>;

/** The components for long texts, whose headings link to themselves. */
export const longTextComponents = { ...mdxComponents, h2: H2, h3: H3 };
