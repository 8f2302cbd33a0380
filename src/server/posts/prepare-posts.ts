import { createHash } from 'node:crypto'
import type { PostWire, ShownText } from '@/src/core/contracts/members/post-answers'
import type { PostView } from '@/src/core/contracts/members/posts'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import type { Paginated } from '@/src/core/contracts/products/products'
import type { RichTextDoc } from '@/src/core/rich-text'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { createBlockData } from '@/src/server/site-data/block-data'

/** Makes a text ready to be drawn; what draws texts stands above the server and hands it in. */
type ShowText = (
  doc: RichTextDoc,
  findMedia: (id: string) => Promise<MediaView | null>,
) => Promise<ShownText | null>

/** A page of the feed with its texts ready to be drawn. */
export async function preparePosts(
  profileId: string,
  list: Paginated<PostView>,
  showText: ShowText,
): Promise<Paginated<PostWire>> {
  const data = await Promise.all(list.data.map((post) => preparePost(profileId, post, showText)))
  return { ...list, data }
}

/** Anyone who may read a text reads the same one, so it is made ready once. */
export async function preparePost(
  profileId: string,
  post: PostView,
  showText: ShowText,
): Promise<PostWire> {
  const { id, text: doc } = post
  const tags = [cacheTags.post(profileId, id), cacheTags.media(profileId)]
  const text =
    doc &&
    // Anyone who read the post before it was saved may get here after.
    (await cached(['post-text', profileId, id, hashOf(doc)], tags, () =>
      showText(doc, createBlockData(profileId).media),
    ))
  return { ...post, text }
}

const hashOf = (doc: RichTextDoc) =>
  createHash('sha256').update(JSON.stringify(doc)).digest('base64url')
