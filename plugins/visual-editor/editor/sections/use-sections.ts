import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import {
  type Answer,
  isRecord,
  messageOf,
  readPath,
  send,
} from '@/plugins/visual-editor/editor/save/calls/owner-call'
import type { SectionsState } from '@/plugins/visual-editor/editor/sections/sections-store'
import type { ReadyMade, SavedSection } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'
import type { Subtree } from '@/src/core/page-document/operations'
import { slugs } from '@/src/core/slugs'

export function useSections<Value>(select: (state: SectionsState) => Value): Value {
  return useStore(useBuilder().sections, select)
}

/** What can be done with the site's sections; everything is saved at once. */
export function useSectionCommands() {
  const { apiPath, sections: store, commands } = useBuilder()
  const profileId = useSite(({ profile }) => profile.id)

  return useMemo(() => {
    const calls = createSectionCalls(apiPath, profileId)
    const change = (next: (saved: readonly SavedSection[]) => readonly SavedSection[]) =>
      store.setState(({ saved }) => ({ saved: next(saved ?? []) }))

    return {
      async load(): Promise<void> {
        const [saved, readyMade] = await Promise.all([calls.listSaved(), calls.listReadyMade()])
        if (!saved || !readyMade) {
          commands.tell('Your sections could not be loaded. Please try again.')
        }
        store.setState((state) => ({
          saved: saved ?? state.saved ?? [],
          readyMade: readyMade ?? state.readyMade ?? [],
        }))
      },

      /** Answers why it was refused, '' when it is kept. */
      async keep(name: string, subtree: Subtree): Promise<string> {
        const kept = await calls.save(name, subtree)
        if (typeof kept === 'string') {
          return kept
        }
        // Before the list was ever shown it is asked for then.
        store.setState(({ saved }) => ({ saved: saved && [kept, ...saved] }))
        commands.tell(`${name} is kept. Find it under Add, in your sections.`)
        return ''
      },

      async rename({ id }: SavedSection, name: string): Promise<string> {
        const renamed = await calls.rename(id, name)
        if (typeof renamed === 'string') {
          return renamed
        }
        change((saved) => saved.map((each) => (each.id === id ? { ...each, name } : each)))
        return ''
      },

      /** Undo keeps it again. */
      async remove(section: SavedSection): Promise<void> {
        const refusal = await calls.remove(section.id)
        if (refusal) {
          commands.tell(refusal)
          return
        }
        change((saved) => saved.filter(({ id }) => id !== section.id))
        commands.tell(`Deleted ${section.name}`, {
          label: 'Undo',
          run: () => {
            void calls.save(section.name, section.subtree).then((again) => {
              if (typeof again === 'string') {
                commands.tell(again)
              } else {
                change((saved) => [again, ...saved])
                commands.tell(`${section.name} is back`)
              }
            })
          },
        })
      },
    }
  }, [apiPath, profileId, store, commands])
}

export type SectionCommands = ReturnType<typeof useSectionCommands>

/** Asks for the sections the first time that somebody looks at them. */
export function useLoadedSections(): SectionCommands {
  const commands = useSectionCommands()
  const isLoaded = useSections(({ saved, readyMade }) => saved !== null && readyMade !== null)
  useEffect(() => {
    if (!isLoaded) {
      void commands.load()
    }
  }, [commands, isLoaded])
  return commands
}

/** Calls about the sections of one site, with the signed-in owner's session. None throws. */
function createSectionCalls(apiPath: string, profileId: string) {
  const sections = `${apiPath}/${slugs.savedSections}`
  const fields = 'depth=0&select[name]=true&select[subtree]=true'

  return {
    /** Null when they cannot be read now. */
    async listSaved(): Promise<SavedSection[] | null> {
      const query = `where[profile][equals]=${profileId}&limit=${limits.savedSection.perSite}`
      const answer = await send(`${sections}?${fields}&${query}`, 'GET')
      const docs = readPath(answer?.body, ['docs'])
      return answer?.status === 200 && Array.isArray(docs) ? docs : null
    },

    async listReadyMade(): Promise<ReadyMade[] | null> {
      const answer = await send(`${apiPath}/profiles/${profileId}/ready-made-sections`, 'GET')
      return answer?.status === 200 && Array.isArray(answer.body) ? answer.body : null
    },

    async save(name: string, subtree: Subtree): Promise<SavedSection | string> {
      const body = { name, subtree, profile: profileId }
      return savedOr(await send(`${sections}?${fields}`, 'POST', body))
    },

    async rename(id: string, name: string): Promise<SavedSection | string> {
      return savedOr(await send(`${sections}/${id}?${fields}`, 'PATCH', { name }))
    },

    /** Answers why it was refused, '' when it is gone. */
    async remove(id: string): Promise<string> {
      const answer = await send(`${sections}/${id}?depth=0&select[name]=true`, 'DELETE')
      return answer?.status === 200 || answer?.status === 404 ? '' : messageOf(answer?.body)
    },
  }
}

/** The stored section, or why it was refused. */
function savedOr(answer: Answer | null): SavedSection | string {
  const doc = readPath(answer?.body, ['doc'])
  return answer && answer.status < 300 && isRecord(doc)
    ? (doc as SavedSection)
    : messageOf(answer?.body)
}
