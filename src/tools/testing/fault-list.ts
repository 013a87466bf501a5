/** A line each: what goes wrong, the file, its text, the faulty text, the test, its title. */
const table = String.raw`
a field is lost in the mail | supabase/functions/send-contact-email/email.ts | ...fields.filter(({ type }) => type !== | ...fields.slice(1).filter(({ type }) => type !== | supabase/functions/send-contact-email/fields.test.ts | every field arrives as typed
a mail cannot be answered | supabase/functions/send-contact-email/email.ts | email.isAnswerable && { | !email.isAnswerable && { | supabase/functions/send-contact-email/fields.test.ts | every field arrives as typed
a tag is escaped in the mail | supabase/functions/send-contact-email/email.ts | value.replace(/^/gm | value.replaceAll('<', '&lt;').replace(/^/gm | supabase/functions/send-contact-email/cleaning.test.ts | HTML stays text
a line break gets into a header | supabase/functions/send-contact-email/check-field.ts | /[\r\n\0]/ | /[\0]/ | supabase/functions/send-contact-email/fields.test.ts | a wrong field is refused by its key
a filled honeypot leaves no mark | supabase/functions/send-contact-email/read-message.ts | spam.trim() !== '' | spam.trim() === '' | supabase/functions/send-contact-email/forms.test.ts | a filled honeypot marks the mail
a wrong key is accepted | supabase/functions/send-contact-email/caller.ts | key && isSame(key, anonKey) | key | supabase/functions/send-contact-email/requests.test.ts | no key, a wrong key
another site may post | supabase/functions/send-contact-email/caller.ts | !origins.has(origin) | false | supabase/functions/send-contact-email/requests.test.ts | a post from elsewhere is refused
a second way to mail is not tried | supabase/functions/send-contact-email/delivery/send.ts | let left = channels; | let left = channels.slice(0, 1); | supabase/functions/send-contact-email/delivery/send.test.ts | the second takes the mail at once
a plain form ends on the wrong page | supabase/functions/send-contact-email/handler.ts | status === 200 ? resultPaths.sent | status !== 200 ? resultPaths.sent | supabase/functions/send-contact-email/forms.test.ts | a plain form ends on the thanks
a message is mailed twice | supabase/migrations/20261126050000_contact_outbox.sql | on conflict (key) do nothing | on conflict (key) do update set mail = excluded.mail, sent_at = null | supabase/functions/send-contact-email/store/outbox.test.ts | equal messages, at one isolate or three
the form puts a message in the address | src/sections/contact/Form.astro | method="post" | method="get" | e2e/islands/contact-form-plain-post.spec.ts | posts to the function
a message of the specification changes | src/islands/contact-form/settings.ts | het versturen van je bericht' | het verzenden van je bericht' | src/islands/specification.test.ts | a send that is not ok
the bar comes too late | src/islands/floating-bar/settings.ts | showAfterScrollPx: 500 | showAfterScrollPx: 600 | src/islands/specification.test.ts | the floating bar comes after
a draft is published | src/content/status.ts | if (draft === true) return | if (draft !== true && !date) return | src/content/articles.test.ts | a visitor sees no draft
a date is not Dutch | src/site/dates.ts | 'nl-NL' | 'en-GB' | src/site/dutch.test.ts | a moment is written in Dutch
a price may leave out "excl. btw" | src/site/prices.ts | ([\d.]+) excl\. btw/i | ([\d.]+)/i | src/site/dutch.test.ts | a price is read where a text says it is one without btw
a title has no suffix | src/site/company.ts | ? title : | ? title : !title ? '' : title || | src/site/company.test.ts | a title gets the name of the site
a canonical has a slash too many | src/site/addresses.ts | siteUrl + path.replace(/\/+$/, '') | siteUrl + path.replace(/\/*$/, '/') | src/site/addresses.test.ts | a canonical address is absolute
structured data lack a date | src/seo/structured-data/article.ts | datePublished: toIsoMoment(date), |  | src/seo/structured-data/graph.test.ts | all that Google asks
the feed has half of each text | src/seo/feed.ts | createFeedHtml(html, link) | createFeedHtml(html.slice(0, 20), link) | src/seo/feed.test.ts | the feed has each article
a policy lacks the hash of a script | src/build/hosts/inline-code.ts | (name === 'script' ? scripts : styles).add(hash) | if (name !== 'script') styles.add(hash) | src/build/hosts/host-rules.test.ts | a page has a policy
a header of security is missing | src/build/hosts/headers.ts |   X-Content-Type-Options: nosniff |   X-Content-Type: nosniff | src/build/hosts/security.test.ts | has every security header
an unknown page of expertise is lost | src/build/hosts/redirects.ts | /:page ${'${overview}'} 200 | /:page ${'${overview}'}-weg 200 | src/build/hosts/rule-files.test.ts | unknown ones below an overview show that overview
a room imports what it may not | src/seo/feed.ts | import { createFeedHtml } | import '../sections/articles/page-numbers.ts'; import { createFeedHtml } | src/architecture.test.ts | source files import what the table names
a broken claim is built | src/site/claims.ts | : figure <= limit; | : figure <= limit + 1; | src/site/claims.test.ts | holds up to its limit
old figures are not reported | src/site/claims.ts | days > oldAfterDays | days > oldAfterDays + 1 | src/site/claims.test.ts | are reported as old
an unknown photo is accepted | src/content/schemas.ts | .refine(isPhoto, | .refine(() => true, | src/content/schemas.test.ts | a wrong value is refused in Dutch
a missing page answers 200 | src/tools/server/site-handler.ts | response.writeHead(404, | response.writeHead(200, | src/tools/server/site-handler.test.ts | /bestaat-niet answers as on Cloudflare
a label of the specification changes | src/components/chrome/Menu.astro | Plan strategiegesprek | Plan een gesprek | e2e/pages/specification.spec.ts | every page has its labels
a link is dead | src/components/chrome/Footer.astro | href={routes.privacy} | href="/privacybeleid" | e2e/pages/links.spec.ts | every internal link leads to a page
an island is loaded at once | src/islands/hydration/first-touch.inline.ts | if (document.activeElement !== document.body) fetchOnce(); | fetchOnce(); | e2e/pages/every-page.spec.ts | /over is accessible
a heading is skipped | src/components/ArticleCard.astro | related ? 'h3' : 'h2' | related ? 'h3' : 'h4' | e2e/pages/every-page.spec.ts | /kennis is accessible
text has too little contrast | src/styles/tokens.css | --color-ink-soft: | --color-ink-soft: silver; --unused: | e2e/pages/every-page.spec.ts | /over is accessible
a page is wider than a phone | src/styles/components.css | @utility wrap { | @utility wrap { min-width: 420px; | e2e/pages/every-page.spec.ts | /over is accessible
a finger misses a link | src/styles/components.css | min-height: 44px; | min-height: 20px; | e2e/pages/every-page.spec.ts | /over is accessible
text waits for a script | src/styles/base.css | h1 { | h1 { opacity: 0; | e2e/pages/every-page.spec.ts | /over shows all its text without scripts
a page asks another host | src/layouts/BaseLayout.astro | <body> | <body><img src="https://www.example.com/a.png" alt="" width="1" height="1" /> | e2e/pages/every-page.spec.ts | /over is accessible
a stand-in face is too wide | src/styles/fonts.css | size-adjust: 85.16% | size-adjust: 110% | e2e/pages/fonts.spec.ts | where dejavu is the only sans
a page is too heavy | src/components/head/Head.astro | <meta charset="utf-8" /> | <meta charset="utf-8" /><meta name="a" content={Array.from({ length: 300 }, () => crypto.randomUUID()).join()} /> | e2e/pages/budgets.spec.ts | no page is heavier
a page is not in the sitemap | src/site/addresses.ts | routes.sent, routes.notSent] | routes.sent, routes.notSent, routes.privacy] | e2e/search/sitemap.spec.ts | the sitemap lists every built page
a closed bar comes back | src/islands/floating-bar/FloatingBar.tsx | dismiss(floatingBarSettings.dismissedKey); | void dismiss; | e2e/islands/floating-bar.spec.ts | once dismissed it stays away
what is typed is not kept | src/islands/contact-form/contact-form.inline.ts | sessionStorage.setItem(draftKey, | String( | e2e/islands/contact-form-draft.spec.ts | it stays before hydration
an error empties the form | src/islands/contact-form/ContactForm.tsx | if (result.ok) getForm() | getForm() | e2e/islands/contact-form.spec.ts | what was typed stays
`;

/** Every fault that `npm test` must catch: in `file` the text `from` becomes `to`, and the test `title` of `test` must fail. */
export const faults = table
  .trim()
  .split('\n')
  .map((line) => {
    const [what = '', file = '', from = '', to = '', test = '', title = ''] = line.split(' | ');
    return { what, file, from, to, test, title };
  });

export type Fault = (typeof faults)[number];
