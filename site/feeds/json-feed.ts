import { fileType, fileUrl } from '@/site/feeds/post-file'
import type { PostFeed } from '@/site/feeds/rss'
import { postTitle, postUrl, titleMax } from '@/site/seo/post-url'
import type { PublicPost } from '@/src/server/site-data'

/** Posts as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed({ artist, description, url, podcast, posts }: PostFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: artist,
    description,
    home_page_url: url,
    feed_url: new URL('/feed.json', url).href,
    ...(podcast.pictureUrl && { icon: new URL(podcast.pictureUrl, url).href }),
    authors: [{ name: artist, url }],
    language: 'en',
    items: posts.map((post) => itemOf(post, url)),
  })
}

function itemOf(post: PublicPost, url: string) {
  const { id, caption, publishedAt, updatedAt, recording, picture } = post
  return {
    id,
    url: postUrl(url, post),
    title: recording?.title || postTitle(caption, titleMax),
    content_text: caption,
    date_published: publishedAt,
    date_modified: updatedAt,
    ...(picture && { image: fileUrl(url, post, picture) }),
    ...(recording && {
      attachments: [
        {
          url: fileUrl(url, post, recording),
          mime_type: fileType(recording),
          size_in_bytes: recording.bytes,
          ...(recording.title && { title: recording.title }),
          ...(recording.seconds > 0 && { duration_in_seconds: recording.seconds }),
        },
      ],
    }),
  }
}
