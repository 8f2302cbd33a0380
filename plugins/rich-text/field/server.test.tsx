// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { RichTextFieldServer } from '@/plugins/rich-text/field/server'

type Given = Parameters<typeof RichTextFieldServer>[0]

const stamp = () => 'stamp'
const picker = () => 'picker'

/** What the field in the browser gets for these features. */
function propsFor(features: object[], schemas: [string, object][] = []) {
  const resolvedFeatureMap = new Map(
    features.map((feature, order) => [order, { order, ...feature }] as const),
  )
  const given = {
    payload: { importMap: { 'stamps/client#Stamp': stamp, 'stamps/client#Picker': picker } },
    clientField: { name: 'words', type: 'richText' },
    clientFieldSchemaMap: new Map(schemas),
    sanitizedEditorConfig: { resolvedFeatureMap },
  }
  return RichTextFieldServer(given as unknown as Given).props
}

it('hands on what a feature of another package has for the browser', () => {
  const at = 'words.lexical_internal_feature.stamps'
  const props = propsFor(
    [
      {
        key: 'stamps',
        ClientFeature: { path: 'stamps/client#Stamp', clientProps: { colour: 'red' } },
        clientFeatureProps: { size: 3 },
        componentImports: { Picker: 'stamps/client#Picker' },
        generateSchemaMap: () => new Map(),
      },
    ],
    [
      [at, { fields: ['a'] }],
      ['words', { fields: ['b'] }],
    ],
  )
  expect(props.clientFeatures.stamps).toEqual({
    clientFeatureProvider: stamp,
    clientFeatureProps: { size: 3, clientProps: { colour: 'red' }, featureKey: 'stamps', order: 0 },
  })
  expect(props.featureClientImportMap).toEqual({ 'stamps.Picker': picker })
  expect(props.featureClientSchemaMap).toEqual({ stamps: { [at]: ['a'] } })
})

it('hands on no client of ours, which are loaded on writing, but their props', () => {
  const ClientFeature = '/plugins/rich-text/features/emoji/client#EmojiFeatureClient'
  const { emoji } = propsFor([{ key: 'emoji', ClientFeature }]).clientFeatures
  expect(emoji).toEqual({
    isLoadedOnWriting: true,
    clientFeatureProps: { featureKey: 'emoji', order: 0 },
  })
})
