import type { ReactNode } from 'react';

import type { PartName, PartProps } from '../../components/mdx/schemas.ts';
import { company, formatAddress } from '../../site/company.ts';
import { findOwnPhoto, ownPhotoFolder } from '../../site/own-photos.ts';
import { getPhotoWords, getStockPhoto, isPhoto } from '../../site/photos.ts';

type Views = {
  [Name in PartName]?: (props: { value: PartProps<Name>; children?: ReactNode }) => ReactNode;
};

/** What the editor shows of a part: the HTML of its component, for the site's own styles. */
export const views: Views = {
  Callout: ({ value, children }) => (
    <div className="callout">
      <p className="dimension">{value.title}</p>
      {children}
    </div>
  ),
  Card: ({ value, children }) => (
    <div className="card">
      <h3>{value.title}</h3>
      {children}
    </div>
  ),
  CardGrid: ({ children }) => <div className="card-grid">{children}</div>,
  CompanyFact: ({ value: { name } }) => (name === 'address' ? formatAddress(company.address) : company[name]),
  Comparison: ({ value, children }) => (
    <figure className="comparison">
      <figcaption>{value.caption}</figcaption>
      {children}
    </figure>
  ),
  Figure: ({ value }) =>
    isPhoto(value.photo) ? <Photo {...value} /> : <p>{`${value.photo}: ${value.caption}`}</p>,
  KeyFigures: ({ value }) => (
    <dl className="key-figures">
      {value.items.map((item, index) => (
        <div key={index}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  ),
  Quote: ({ value, children }) => (
    <figure className="quote">
      {children}
      {value.source && <figcaption>{value.source}</figcaption>}
    </figure>
  ),
  Steps: ({ children }) => <div className="steps">{children}</div>,
};

function Photo({ photo, caption }: PartProps<'Figure'>) {
  const own = findOwnPhoto(photo);
  const src = own ? `/${ownPhotoFolder}/${photo}/${own.file}` : getStockPhoto(photo).src;
  const { alt, credit } = getPhotoWords(photo);
  return (
    <figure className="photo-figure">
      <div className="photo">
        <img {...{ src, alt }} referrerPolicy="no-referrer" />
      </div>
      <figcaption>
        <span>{caption || alt}</span>
        {credit && <small>Foto: {credit}</small>}
      </figcaption>
    </figure>
  );
}
