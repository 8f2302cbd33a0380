import { vi } from 'vitest'
import type { Copy, CopyStore } from '@/plugins/visual-editor/editor/save/copy-store'
import type { PublishResult, Stored } from '@/plugins/visual-editor/editor/save/part-contract'
import { createSavePart } from '@/plugins/visual-editor/editor/save/save-part'
import type { SaveResult } from '@/plugins/visual-editor/editor/save/save-queue'
import { createReferee, mergeValues } from '@/src/core/merge-values'
import type { Problem } from '@/src/core/page-document/problem'

const notInstalled: Problem = { code: 'UNKNOWN_TYPE', message: 'Not installed.', nodeId: 'a' }

/** What is edited, the server that stores it and the browser's copies, for tests with a clock of their own. */
export function setUp({
  isHeld = false,
  hasVersions = true,
  hasUnpublished = false,
  content: initial = 'stored',
} = {}) {
  let content = initial
  let onChange = () => {}
  const server = {
    content: initial,
    /** What visitors have; null while nobody can be asked. */
    live: (hasUnpublished ? 'live' : initial) as string | null,
    rev: 4,
    answers: [] as SaveResult[],
    /** How long each call takes, in milliseconds. */
    delayMs: 0,
    /** Stores what it is sent, but nobody hears of it. */
    losesAnswers: false,
    /** Somebody else saves before each try to publish. */
    savesElsewhere: false,
    /** What is stored, and what is live, cannot be read whole. */
    isBroken: isHeld,
    sent: [] as { content: string; baseRev: number; keepsFormer: boolean }[],
  }
  const pause = () =>
    server.delayMs > 0 && new Promise((resolve) => setTimeout(resolve, server.delayMs))
  const stored = (content: string): Stored<string> => ({
    content,
    rev: server.rev,
    problems: server.isBroken ? [notInstalled] : [],
  })
  const kept = new Map<string, Copy<string>>()
  const room = { isFull: false }
  const copies: CopyStore<string> = {
    hold: () => () => {},
    put: async ({ content, rev, isAside }) => {
      if (room.isFull) {
        return null
      }
      const key = `${rev}${isAside ? ' aside' : ''}`
      kept.set(key, { key, content, rev, isAside, at: Date.now(), session: 'this' })
      return key
    },
    remove: async (key) => {
      kept.delete(key)
    },
    list: async () => [...kept.values()],
  }
  const write = (next: string) => {
    content = next
    onChange()
  }
  const part = createSavePart<string>({
    name: 'page',
    rev: 4,
    hasUnpublished,
    problems: isHeld ? [notInstalled] : [],
    hasVersions,
    source: {
      read: () => content,
      subscribe: (listener) => {
        onChange = listener
        return () => {}
      },
      replace: write,
      adopt: write,
    },
    // Two words are two settings.
    merge: ({ base, mine, theirs }, choices) => {
      const referee = createReferee(choices)
      const [former, own, other] = [base, mine, theirs].map((text) => ({ ...text.split(' ') }))
      const merged = mergeValues(
        { base: former, mine: own, theirs: other },
        {
          depth: 1,
          ask: (path, sides) => {
            const key = path.join()
            return referee.decide({ key, kind: 'setting', nodeId: '', path, ...sides })
          },
        },
      )
      return { content: Object.values(merged as object).join(' '), conflicts: referee.found() }
    },
    server: {
      saveDraft: async (sent, baseRev, keepsFormer) => {
        server.sent.push({ content: sent, baseRev, keepsFormer })
        await pause()
        const asked = server.answers.shift()
        const isStale = baseRev !== server.rev
        const result: SaveResult =
          asked ?? (isStale ? { kind: 'conflict' } : { kind: 'saved', rev: baseRev + 1 })
        if (result.kind === 'saved') {
          server.content = sent
          server.rev = result.rev
        }
        return server.losesAnswers ? { kind: 'unreachable' } : result
      },
      asStored: (sent) => sent.trim(),
      load: async () => stored(server.content.trim()),
      isLive: async () => (server.live === null ? null : server.content === server.live),
      publish: async (rev): Promise<PublishResult> => {
        await pause()
        server.rev += server.savesElsewhere ? 1 : 0
        if (rev !== server.rev) {
          return { kind: 'conflict' }
        }
        server.live = server.content
        return { kind: 'published' }
      },
      discard: async (rev): Promise<Stored<string> | null> => {
        await pause()
        if (rev !== server.rev) {
          return null
        }
        server.content = 'live'
        server.live = 'live'
        server.rev += 1
        return stored(server.content)
      },
    },
    copies,
  })
  const close = part.connect()
  return { part, server, kept, room, write, close, shown: () => content }
}

export const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
