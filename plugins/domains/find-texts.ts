import { Resolver } from 'node:dns/promises'

/**
 * Texts of the TXT records of a name; none where there are none.
 *
 * @throws when nobody answers, or not what was asked: then nothing is known
 */
export type FindTexts = (name: string) => Promise<string[]>

const isNone = (code: unknown) => code === 'ENOTFOUND' || code === 'ENODATA'

/** @param servers to ask, like `1.1.1.1` or `127.0.0.1:5353`; by default those of this machine */
export function createFindTexts(servers: readonly string[] = []): FindTexts {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  if (servers.length > 0) {
    resolver.setServers(servers)
  }
  return async (name) => {
    try {
      // A text of more than 255 characters comes in pieces.
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))
    } catch (error) {
      if (isNone((error as NodeJS.ErrnoException).code)) {
        return []
      }
      throw error
    }
  }
}
