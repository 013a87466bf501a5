import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';

import { getArticles } from '../../collections/articles.ts';
import { createFeed } from '../../site/feed.ts';

export const GET: APIRoute = async () => rss(createFeed(await getArticles()));
