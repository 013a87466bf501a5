import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';

import { getArticles } from '../../content/articles.ts';
import { mdxComponents } from '../../components/mdx/mdx-components.ts';
import { render } from 'astro:content';
import { createFeed, feedSize } from '../../seo/feed.ts';

export const GET: APIRoute = async () => {
  const renderers = await loadRenderers([getContainerRenderer()]);
  const [articles, container] = await Promise.all([getArticles(), AstroContainer.create({ renderers })]);
  const items = articles.slice(0, feedSize).map(async (article) => {
    const { Content } = await render(article.entry);
    return {
      ...article,
      html: await container.renderToString(Content, { props: { components: mdxComponents } }),
    };
  });
  return rss(createFeed(await Promise.all(items)));
};
