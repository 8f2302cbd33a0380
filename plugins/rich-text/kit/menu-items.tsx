import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useTranslation } from '@payloadcms/ui'
import { type ComponentType, useMemo } from 'react'
import type { EditorConfig } from '@/plugins/rich-text/kit/editor-config'
import type { MenuItem } from '@/plugins/rich-text/kit/feature'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'

/** An entry of a feature as it is shown, whether it comes from its toolbar or from its slash menu. */
export type ShownItem = {
  key: string
  label: string
  keywords: readonly string[]
  Icon?: ComponentType
  onSelect: (selected: { editor: LexicalEditor; isActive: boolean; queryString: string }) => void
}

/** Drawn by the toolbar itself, with names that artists know and that screen readers say. */
const ownItems = new Set([
  ...['paragraph', 'blockquote', 'orderedList', 'unorderedList', 'checklist'],
  ...['bold', 'italic', 'underline', 'strikethrough', 'subscript', 'superscript', 'inlineCode'],
])
const isOwn = (key: string) =>
  ownItems.has(key) || /^(?:h\d|heading-\d|align\w+|indent\w+)$/.test(key)

type Item = {
  key: string
  label?: unknown
  keywords?: string[]
  Icon?: ComponentType
  ChildComponent?: ComponentType
  // biome-ignore lint/suspicious/noExplicitAny: what is told of the selection differs between the two menus
  onSelect?: (selected: any) => void
} & Partial<Pick<MenuItem, 'needs'>>

type Inserts = {
  isAny: boolean
  /** What is offered for the letters typed so far. */
  find: (typed: string) => readonly ShownItem[]
}

/**
 * What can be put in here, without what the host provides nothing for.
 *
 * @param first found before those of the features
 */
export function useInserts(
  editor: LexicalEditor,
  { features }: EditorConfig,
  first: readonly ShownItem[] = [],
): Inserts {
  const host = useRichTextHost()
  const show = useShownItem()
  const inserts = useMemo(() => {
    const { slashMenu, toolbarFixed } = features
    const groups = [
      ...(toolbarFixed?.groups.filter(({ key }) => key === 'add') ?? []),
      ...(slashMenu?.groups ?? []),
    ]
    const byKey = new Map<string, ShownItem>()
    for (const item of groups.flatMap((group): readonly Item[] => group.items)) {
      const isOffered = item.needs === undefined || host[item.needs] !== undefined
      if (isOffered && !isOwn(item.key) && !byKey.has(item.key)) {
        byKey.set(item.key, show(item))
      }
    }
    return [...byKey.values()]
  }, [features, host, show])
  const forTyped = (queryString: string) =>
    features.slashMenu.dynamicGroups.flatMap((groupsFor) =>
      groupsFor({ editor, queryString }).flatMap(({ items }) => items.map(show)),
    )
  return {
    isAny: inserts.length > 0,
    find: (typed) => [...forTyped(typed), ...findInserts([...first, ...inserts], typed)],
  }
}

/** Those that a name begins with come first, then those a word in it begins with, then keywords. */
export function findInserts(inserts: readonly ShownItem[], typed: string): readonly ShownItem[] {
  const words = typed.trim().toLowerCase()
  if (words === '') {
    return inserts
  }
  return inserts
    .map((insert) => ({ insert, rate: rateOf(insert, words) }))
    .filter(({ rate }) => rate > 0)
    .sort((a, b) => b.rate - a.rate)
    .map(({ insert }) => insert)
}

function rateOf({ label, keywords }: ShownItem, words: string): number {
  const name = label.toLowerCase()
  if (name.startsWith(words)) {
    return 4
  }
  if (name.split(/\s+/).some((word) => word.startsWith(words))) {
    return 3
  }
  if (keywords.some((keyword) => keyword.toLowerCase().startsWith(words))) {
    return 2
  }
  return words.length > 2 && name.replaceAll(/\s/g, '').includes(words) ? 1 : 0
}

/** The tools that features bring, without those that the toolbar draws itself and the entries of its Insert menu. */
export function toolGroups({ features }: EditorConfig) {
  return features.toolbarFixed.groups
    .filter(({ key }) => key !== 'add')
    .map((group) => ({ ...group, items: group.items.filter(({ key }) => !isOwn(key)) }))
    .filter(({ items }) => items.length > 0)
}

/** Labels of Payload's features are functions that translate. */
export function useShownItem(): (item: Item) => ShownItem {
  const { i18n } = useTranslation()
  const { fieldProps } = useEditorConfigContext()
  return useMemo(() => {
    const { featureClientSchemaMap = {}, schemaPath = '' } = fieldProps ?? {}
    return (item) => {
      const { label } = item
      const said =
        typeof label === 'function' ? label({ i18n, featureClientSchemaMap, schemaPath }) : label
      return shownItem({ ...item, label: typeof said === 'string' ? said : item.key })
    }
  }, [i18n, fieldProps])
}

export function shownItem(item: Item & { label: string }): ShownItem {
  const { key, label, keywords = [], Icon, ChildComponent, onSelect } = item
  return {
    key,
    label,
    keywords,
    Icon: Icon ?? ChildComponent,
    onSelect: (selected) => onSelect?.(selected),
  }
}

/** How an entry looks in the menus that offer it. */
export function ItemFace({ item: { Icon, label } }: { item: ShownItem }) {
  return (
    <>
      {Icon && <Icon />}
      {label}
    </>
  )
}
