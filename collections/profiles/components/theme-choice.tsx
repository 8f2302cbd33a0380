import { SelectField } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps, TextFieldServerComponent } from 'payload'
import { themeRegistry } from '@/src/core/theme/registry'

/** The installed themes as a choice; a stored one whose plugin is gone stays among them. */
export const ThemeChoice: TextFieldServerComponent = ({
  clientField: { label, name, required },
  data,
  path,
  permissions,
  readOnly,
}) => {
  const themes = [...themeRegistry()].map(([value, theme]) => ({ value, label: theme.label }))
  const stored: unknown = data?.[name]
  const isGone = typeof stored === 'string' && stored !== '' && !themeRegistry().has(stored)
  const gone = isGone ? [{ value: stored, label: `${stored} (not installed)` }] : []
  return (
    <SelectField
      field={{
        name,
        label,
        required,
        admin: { isClearable: false, isSortable: false, placeholder: '' },
        type: 'select',
        options: [...themes, ...gone],
      }}
      path={path ?? name}
      permissions={permissions}
      readOnly={readOnly}
    />
  )
}

export function ThemeCell({ cellData }: DefaultServerCellComponentProps) {
  return themeRegistry().get(cellData)?.label ?? String(cellData)
}
