import { unstable_cache } from 'next/cache'

/** Thrown through the cache, which keeps only what was answered. */
const nothing = new Error('There is nothing to keep')

/** Entries outlive a build on disk, so their keys name it; `next build` writes it into the bundle. */
const buildId = process.env.NEXT_BUILD_ID ?? 'dev'

/**
 * Reads through Next's data cache until one of the tags is cleared. Outside Next (command line,
 * worker, tests) there is no such cache and every call loads. `null` is kept nowhere: callers can
 * make up as many ids of nothing as they like, and would fill the disk with them.
 *
 * @param load must answer plain JSON, depend on nothing but `key`, and never read the request
 */
export async function cached<Value>(
  key: readonly string[],
  tags: readonly string[],
  load: () => Promise<Value>,
): Promise<Value> {
  const keep = async () => {
    const value = await load()
    if (value === null) {
      throw nothing
    }
    return value
  }
  const read = unstable_cache(keep, [buildId, ...key], { tags: [...tags], revalidate: false })
  try {
    return await read()
  } catch (error) {
    if (error === nothing) {
      return null as Value
    }
    if (error instanceof Error && error.message.includes('incrementalCache missing')) {
      return load()
    }
    throw error
  }
}
