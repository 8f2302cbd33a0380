import { readSettings, type SiteSettings } from '@/blocks/_kit/settings'
import { ControlRow, type ControlValue } from '@/plugins/visual-editor/editor/inspector/control-row'
import { useChangeTheme, useTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import type { Theme } from '@/src/core/theme/schema'

type Stored = NonNullable<Theme['pluginSettings']>[string]

/** What an installed plugin lets artists set for the whole site. */
export function PluginSettings({ settings }: { settings: SiteSettings }) {
  const { plugin, controls, schema } = settings
  const all = useTheme(({ pluginSettings }) => pluginSettings)
  const change = useChangeTheme()
  const theme = useTheme((edited) => edited)
  const values: Readonly<Record<string, unknown>> = readSettings(settings, { theme })

  const set = (name: string, value: ControlValue) => {
    const next = { ...all?.[plugin], [name]: value }
    // What the plugin could not read would put back all of its settings.
    if (schema.safeParse(next).success) {
      change({ pluginSettings: { ...all, [plugin]: next as Stored } }, `${plugin}:${name}`)
    }
  }

  return Object.entries(controls).map(
    ([name, control]) =>
      control && (
        <ControlRow
          key={name}
          control={control}
          name={name}
          value={values[name]}
          props={values}
          onChange={(value) => set(name, value)}
        />
      ),
  )
}
