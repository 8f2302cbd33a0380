import type { CheckboxField } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { YesNoCell } from '@/src/admin/yes-no-cell'
import { withYesNoCells } from '@/src/admin/yes-no-cells'

const cellOf = (field: CheckboxField) =>
  withYesNoCells({ slug: 'songs', fields: [field] }).fields[0]?.admin?.components

describe('a box in a list', () => {
  it('says Yes or No', () => {
    expect(cellOf({ name: 'live', type: 'checkbox' })).toEqual({
      Cell: expect.stringContaining('#YesNoCell'),
    })
    const drawn = [true, false, null].map((cellData) =>
      renderToStaticMarkup(YesNoCell({ cellData, field: { label: 'Live' } } as never)),
    )
    expect(drawn).toEqual(
      ['Yes', 'No', 'No'].map(
        (word) => `<span class="yes-no"><span class="yes-no-label">Live: </span>${word}</span>`,
      ),
    )
  })

  it('keeps a cell and a field of its own', () => {
    const components = { Cell: '/own#Cell', Field: '/own#Field' }
    expect(cellOf({ name: 'live', type: 'checkbox', admin: { components } })).toEqual(components)
  })
})
