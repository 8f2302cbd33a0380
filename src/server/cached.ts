import { unstable_cache } from 'next/cache'

/** Entries outlive a build on disk, so their keys name it; `next build` writes it into the bundle. */
const buildId = process.env.NEXT_BUILD_ID ?? 'dev'

/**
 * Reads through Next's data cache until one of the tags is cleared. Outside Next (command line,
 * worker, tests) there is no such cache and every call loads.
 *
 * @param load must answer plain JSON, depend on nothing but `key`, and never read the request
 */
export async function cached<Value>(
  key: readonly string[],
  tags: readonly string[],
  load: () => Promise<Value>,
): Promise<Value> {
  const read = unstable_cache(load, [buildId, ...key], { tags: [...tags], revalidate: false })
  try {
    return await read()
  } catch (error) {
    if (error instanceof Error && error.message.includes('incrementalCache missing')) {
      return load()
    }
    throw error
  }
}
