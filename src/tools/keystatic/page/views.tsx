import type { ReactNode } from 'react';

import { screenPartSchemas } from '../../../components/maquette/schemas.ts';
import type { PartName, PartProps } from '../../../components/mdx/schemas.ts';
import { company, formatAddress } from '../../../site/company.ts';
import { getPhotoWords, isPhoto } from '../../../site/photos.ts';
import { promises } from '../../../site/promises.ts';
import { fillFigures, page } from './page-content.ts';
import { findPhotoAddress } from '../fields/photo-address.ts';

type Views = {
  [Name in PartName]?: (props: { value: PartProps<Name>; children?: ReactNode }) => ReactNode;
};

/** Of the parts of a screen their words and values, in the site's class. */
const screenViews = Object.fromEntries(
  Object.keys(screenPartSchemas).map((name) => [
    name,
    (props: ScreenPart) => <ScreenPartView {...props} name={name} />,
  ]),
);

/** What the editor shows of each part: the HTML of its component, for the site's own styles, with the figures of today. */
export const views: Views = {
  ...screenViews,
  Bars: ({ value }) => <p>{`Balken ${value.of}: ${value.caption}`}</p>,
  Callout: ({ value, children }) => (
    <div className="callout">
      <p className="dimension" contentEditable={false}>
        {value.title}
      </p>
      {children}
    </div>
  ),
  Card: ({ value, children }) => (
    <div className="card">
      <h3 contentEditable={false}>{value.title}</h3>
      {children}
    </div>
  ),
  CardGrid: ({ children }) => <div className="card-grid">{children}</div>,
  CompanyFact: ({ value: { name } }) => (name === 'address' ? formatAddress(company.address) : company[name]),
  Comparison: ({ value, children }) => (
    <figure className="comparison">
      <figcaption contentEditable={false}>{value.caption}</figcaption>
      {children}
    </figure>
  ),
  Count: ({ value }) => page.content.figures[value.of] ?? 'Kies een aantal',
  Figure: ({ value }) =>
    isPhoto(value.photo) ? (
      <StockPhoto {...value} />
    ) : (
      <p>{value.photo ? `${value.photo}: ${value.caption}` : 'Kies een foto'}</p>
    ),
  KeyFigures: ({ value }) => (
    <dl className="key-figures">
      {value.items.map((item, index) => (
        <div key={index}>
          <dt>{item.label}</dt>
          <dd>{fillFigures(item.value)}</dd>
        </div>
      ))}
    </dl>
  ),
  Plate: ({ value }) => <p>{`Tekening ${value.name}: ${value.caption}`}</p>,
  Quote: ({ value, children }) => (
    <figure className="quote">
      {children}
      {value.source && <figcaption contentEditable={false}>{value.source}</figcaption>}
    </figure>
  ),
  Rate: ({ value }) => page.content.figures[value.of] ?? 'Kies een tarief',
  ServicePromise: ({ value: { name } }) => promises[name]?.text ?? 'Kies een belofte',
  StartList: ({ value }) => <p>{`De regels van ${value.of}`}</p>,
  Steps: ({ children }) => <div className="steps">{children}</div>,
};

interface ScreenPart {
  value: Record<string, unknown>;
  children?: ReactNode;
}

function ScreenPartView({ name, value, children }: ScreenPart & { name: string }) {
  const { tone, own, next, items, href, ...words } = value;
  const Element = name === 'Status' ? 'span' : 'div';
  const place = href ? ` → ${String(href)}` : '';
  return (
    <Element className={name.toLowerCase()} data-tone={tone} data-own={own} data-next={next}>
      <b contentEditable={false}>{Object.values(words).filter(Boolean).join(' · ') + place}</b>
      {Array.isArray(items) &&
        items.map((item: object, index) => <p key={index}>{Object.values(item).join(' · ')}</p>)}
      {children}
    </Element>
  );
}

function StockPhoto({ photo, caption }: PartProps<'Figure'>) {
  const src = findPhotoAddress(photo);
  const { alt, credit } = getPhotoWords(photo);
  return (
    <figure className="photo-figure">
      <div className="photo">
        <img src={src} alt={alt} referrerPolicy="no-referrer" />
      </div>
      <figcaption>
        <span>{caption || alt}</span>
        {credit && <small>Foto: {credit}</small>}
      </figcaption>
    </figure>
  );
}
