import { unstable_cache } from 'next/cache'

/** The tag of a page that says "not found": it is answered with 404 and kept in no cache. */
const missingTag = 'nf'

/**
 * Marks the page that is being rendered as missing. `notFound()` would do so too, but sends an empty
 * body to anyone who has no JavaScript, and makes a soft navigation reload, which stops the music.
 */
export async function markMissing(): Promise<void> {
  await unstable_cache(async () => true, [missingTag], { tags: [missingTag] })()
}
