import type { CommandTools } from '@/plugins/visual-editor/editor/commands/command-tools'
import { ownLayoutProps } from '@/plugins/visual-editor/editor/layout-props'
import { fittedLayoutValue } from '@/src/core/page-document/layout/fit-layout'
import {
  changedLayout,
  type LayoutKey,
  type LayoutPatch,
  type Screen,
} from '@/src/core/page-document/layout/layout'
import { setProps as editProps, type NodePatch, setNode } from '@/src/core/page-document/operations'
import type { PageNode } from '@/src/core/page-document/schema'

/** Changes to a block itself. Quick changes of one setting are one step of undo. */
export function createSettingCommands(tools: CommandTools) {
  const { engine, blocks, name, announce, attempt, editing, pageNow, permissions } = tools

  /** Values that do not fit are moved to the nearest that do; where there is none, that is said. */
  const setProps = (id: string, wanted: PageNode['props'], stroke = '') => {
    if (!permissions(id).canChange) {
      return
    }
    const edit = editProps(pageNow(), id, wanted)
    const former = engine.document().nodes[id]?.props ?? {}
    const props = 'document' in edit ? (edit.document.nodes[id]?.props ?? {}) : wanted
    const isNew = Object.keys(wanted).some((prop) => !Object.is(former[prop], props[prop]))
    // A step of undo that changes nothing would look like a broken button.
    if (isNew) {
      attempt(edit, { key: `${id}:${Object.keys(wanted).join()}:${stroke}` })
    }
  }

  return {
    setProps,

    /**
     * Name, lock and layout; see {@link setNode}.
     *
     * @param stroke changes of one stroke undo together, those of two never do
     */
    setNode(id: string, patch: NodePatch, stroke = ''): void {
      const isDone = attempt(setNode(editing(), id, patch), {
        key: `${id}:${Object.keys(patch).join()}:${stroke}`,
      })
      if (isDone && 'name' in patch) {
        announce(`Renamed to ${name(id)}`)
      }
    },

    /**
     * How a block stands on one screen; undefined takes a value away. For all screens (`base`) what
     * the block has a setting of its own for goes there.
     *
     * @param stroke as for `setNode`
     */
    setLayout(id: string, screen: Screen, patch: LayoutPatch, stroke = ''): void {
      const node = engine.document().nodes[id]
      const block = blocks.get(node?.type ?? '')
      const own = screen === 'base' ? ownLayoutProps(block) : new Map<LayoutKey, string>()
      const changes = Object.entries(patch) as [LayoutKey, string | number | boolean | undefined][]
      const toProps = changes.flatMap(([key, value]) => {
        const prop = own.get(key)
        return prop && value !== undefined ? [[prop, value] as const] : []
      })
      const toBox = changes.flatMap(([key, value]) => {
        const fitted = fittedLayoutValue(block?.definition, key, value)
        const isUnfit = fitted === undefined && value !== undefined
        return own.has(key) || isUnfit ? [] : [[key, fitted] as const]
      })
      if (toProps.length > 0) {
        setProps(id, Object.fromEntries(toProps), stroke)
      }
      if (toBox.length > 0) {
        const next = { layout: changedLayout(node?.layout, screen, Object.fromEntries(toBox)) }
        if (JSON.stringify(next.layout) === JSON.stringify(node?.layout)) {
          return
        }
        attempt(setNode(editing(), id, next), {
          key: `${id}:layout:${screen}:${Object.keys(patch).join()}:${stroke}`,
        })
      }
    },
  }
}
