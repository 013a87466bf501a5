import Callout from './Callout.astro';
import Card from './Card.astro';
import CardGrid from './CardGrid.astro';
import CompanyFact from './CompanyFact.astro';
import Comparison from './Comparison.astro';
import Figure from './Figure.astro';
import KeyFigures from './KeyFigures.astro';
import Steps from './Steps.astro';

/** The parts an editor may use in MDX without an import. */
export const mdxParts = { Callout, Card, CardGrid, CompanyFact, Comparison, Figure, KeyFigures, Steps };
