import type { Field } from 'payload'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DateCell } from '@/src/admin/cells/date-cell'
import { FileSizeCell } from '@/src/admin/cells/file-size-cell'
import { NumberCell } from '@/src/admin/cells/number-cell'
import { withCells } from '@/src/admin/cells/with-cells'
import { YesNoCell } from '@/src/admin/cells/yes-no-cell'
import { slugs } from '@/src/core/slugs'

const componentsOf = (field: Field, name = 'name' in field ? field.name : '') =>
  withCells({ slug: 'songs', fields: [field], upload: true }).fields.flatMap((drawn) =>
    'name' in drawn && drawn.name === name ? [drawn.admin?.components] : [],
  )[0]

describe('what a list shows', () => {
  it.each<[Field, object]>([
    [{ name: 'live', type: 'checkbox' }, { Cell: expect.stringContaining('#YesNoCell') }],
    [{ name: 'count', type: 'number' }, { Cell: expect.stringContaining('#NumberCell') }],
    [{ name: 'day', type: 'date' }, { Cell: expect.stringContaining('#DateCell') }],
    [
      { name: 'fan', type: 'relationship', relationTo: slugs.publicAccounts },
      {
        Cell: expect.stringContaining('#FanCell'),
        Field: expect.stringContaining('#FanField'),
      },
    ],
  ])('is drawn for people: %o', (field, components) => {
    expect(componentsOf(field)).toEqual(components)
  })

  it('is a size in place of bytes, and a date for what Payload keeps', () => {
    const title: Field = { name: 'title', type: 'text' }
    expect(componentsOf(title)).toBeUndefined()
    expect(componentsOf(title, 'filesize')).toEqual({
      Cell: expect.stringContaining('#FileSizeCell'),
    })
    expect(componentsOf(title, 'createdAt')).toEqual({ Cell: expect.stringContaining('#DateCell') })
  })

  it('is whose it is, too, in lists of several sites', () => {
    const fields: Field[] = [
      { name: 'profile', type: 'relationship', relationTo: slugs.profiles },
      { name: 'title', type: 'text' },
    ]
    const admin = { useAsTitle: 'title', defaultColumns: ['title'] }
    const listed = withCells({ slug: 'songs', fields, admin })
    expect(listed.admin).toEqual({ useAsTitle: 'title', defaultColumns: ['title', 'profile'] })
    expect(listed.fields[0]).toMatchObject({
      admin: { components: { Cell: expect.stringContaining('#SiteCell') } },
    })
    const own = { ...admin, defaultColumns: ['profile', 'title'] }
    expect(withCells({ slug: 'songs', fields, admin: own }).admin).toEqual(own)
    expect(withCells({ slug: 'users', fields: fields.slice(1), admin }).admin).toEqual(admin)
  })

  it('keeps a cell and a field of its own', () => {
    const components = { Cell: '/own#Cell', Field: '/own#Field' }
    expect(componentsOf({ name: 'live', type: 'checkbox', admin: { components } })).toEqual(
      components,
    )
  })

  it('names what it is of for lists without heads, and is empty without a value', () => {
    const field = { label: 'Live' }
    const drawn = (element: ReactElement) => renderToStaticMarkup(element)
    expect(drawn(YesNoCell({ cellData: true, field } as never))).toBe(
      '<span class="labelled"><span class="cell-label">Live: </span>Yes</span>',
    )
    expect(drawn(YesNoCell({ cellData: null, field } as never))).toContain('No</span>')
    expect(drawn(NumberCell({ cellData: 0, field } as never))).toContain('</span>0</span>')
    const none = '<span class="no-value">–</span>'
    for (const Cell of [NumberCell, DateCell, FileSizeCell]) {
      expect(drawn(Cell({ cellData: null, field } as never) as ReactElement)).toBe(none)
    }
    expect(FileSizeCell({ cellData: 2048, field } as never)).toBe('2.00 KB')
  })
})
