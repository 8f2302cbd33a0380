import { expect, it } from 'vitest'
import { loadedOnWriting } from '@/plugins/rich-text/loaded-on-writing'

const emoji = '/plugins/rich-text/features/emoji/client#EmojiFeatureClient'
const bold = '@payloadcms/richtext-lexical/client#BoldFeatureClient'

/** What is loaded with every page of the admin for a text with these features. */
async function imported(features: Record<string, string>): Promise<unknown[]> {
  const resolvedFeatureMap = new Map(
    Object.entries(features).map(([key, ClientFeature]) => [key, { key, ClientFeature }]),
  )
  type Provider = Parameters<typeof loadedOnWriting>[0]
  const adapter = {
    editorConfig: { resolvedFeatureMap },
    generateImportMap: ({ addToImportMap }: { addToImportMap: (paths: string[]) => void }) =>
      addToImportMap(Object.values(features)),
  }
  const provider = loadedOnWriting((async () => adapter) as unknown as Provider)
  const { generateImportMap } = await provider({} as Parameters<Provider>[0])
  const found: unknown[] = []
  generateImportMap?.({
    addToImportMap: (paths: unknown) => found.push(...[paths].flat()),
  } as unknown as Parameters<NonNullable<typeof generateImportMap>>[0])
  return found.filter((path) => !String(path).startsWith('/plugins/rich-text/field/'))
}

it('leaves ours to be loaded on writing', async () => {
  expect(await imported({ emoji, bold })).toEqual([])
})

it('loads a feature of another package that has the key of one of ours', async () => {
  expect(await imported({ emoji: 'other/client#Emoji', bold })).toEqual(['other/client#Emoji'])
})
