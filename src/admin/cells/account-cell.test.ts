import { isValidElement, type ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { AccountCell, FanCell, FanField } from '@/src/admin/cells/account-cell'

const account = { id: 'a', firstName: 'Ada', lastName: 'Moor', email: 'ada@fans.example' }
const payload = {
  find: async () => ({ docs: [account] }),
  config: { routes: { admin: '/admin' } },
}
const props = { payload, cellData: 'a', collectionSlug: 'reactions', rowData: { id: 'r' } }
const said = (cell: ReactElement<{ cellData: string }>) => cell.props.cellData

function textOf(node: unknown): string {
  if (isValidElement(node)) {
    const { children, ...rest } = (node as ReactElement<Record<string, unknown>>).props
    return [children, rest].flat().map(textOf).join(' ')
  }
  return typeof node === 'string' ? node : ''
}

describe('a fan in a list', () => {
  it('is a name for all who see the list, the address is for lists of members alone', async () => {
    expect(said(await FanCell(props as never))).toBe('Ada Moor')
    expect(said(await AccountCell(props as never))).toBe('Ada Moor, ada@fans.example')
  })

  it('is a name in a form, and a dash for nobody', async () => {
    const form = { payload, field: { label: 'Fan' }, path: 'account' }
    expect(textOf(await FanField({ ...form, data: { account: 'a' } } as never))).toContain(
      'Ada Moor',
    )
    const nobody = textOf(await FanField({ ...form, data: {} } as never))
    expect(nobody).toContain('–')
    expect(nobody).not.toContain('Ada')
  })
})
