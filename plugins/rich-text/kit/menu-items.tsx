import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useTranslation } from '@payloadcms/ui'
import type { ComponentType } from 'react'
import { useMemo } from 'react'
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

/** What can be put in here, without what the host provides nothing for. */
export function useInsertItems(config: EditorConfig): readonly ShownItem[] {
  const host = useRichTextHost()
  const { i18n } = useTranslation()
  return useMemo(() => {
    const { slashMenu, toolbarFixed } = config.features
    const groups = [
      ...(toolbarFixed?.groups.filter(({ key }) => key === 'add') ?? []),
      ...(slashMenu?.groups ?? []),
    ]
    const byKey = new Map<string, ShownItem>()
    for (const item of groups.flatMap((group): readonly Item[] => group.items)) {
      const isOffered = item.needs === undefined || host[item.needs] !== undefined
      if (isOffered && !isOwn(item.key) && !byKey.has(item.key)) {
        byKey.set(item.key, shownItem(item, i18n))
      }
    }
    return [...byKey.values()]
  }, [config, host, i18n])
}

/** The buttons that features bring, without those that the toolbar draws itself. */
export function toolItems(config: EditorConfig) {
  const groups = config.features.toolbarFixed?.groups ?? []
  return groups
    .filter(({ key }) => key !== 'add')
    .flatMap(({ items }) => items.filter(({ key }) => !isOwn(key)))
}

/** Entries that depend on what was typed. */
export function dynamicItems(
  config: EditorConfig,
  editor: LexicalEditor,
  queryString: string,
): ShownItem[] {
  return (config.features.slashMenu?.dynamicGroups ?? []).flatMap((groupsFor) =>
    groupsFor({ editor, queryString }).flatMap(({ items }) => items.map((item) => shownItem(item))),
  )
}

/** Labels of Payload's features are functions that translate. */
export function shownItem(item: Item, i18n?: unknown): ShownItem {
  const { key, label, keywords = [], Icon, ChildComponent, onSelect } = item
  const read = () =>
    typeof label === 'function' && i18n
      ? String(label({ i18n, featureClientSchemaMap: {}, schemaPath: '' }))
      : key
  return {
    key,
    label: typeof label === 'string' ? label : read(),
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
