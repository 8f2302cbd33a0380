import { useState } from 'react'
import { readSettings, type SiteSettings } from '@/blocks/_kit/settings'
import { ControlRow, type ControlValue } from '@/plugins/visual-editor/editor/inspector/control-row'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { useChangeTheme, useTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import { fieldErrorsOf, inWords } from '@/src/core/input-words'
import { sameJson } from '@/src/core/json'
import { pluginSettings, type Theme } from '@/src/core/theme/schema'

type Stored = NonNullable<Theme['pluginSettings']>[string]

/** What is set but cannot be stored yet, such as half an address. */
type Unfit = {
  value: ControlValue
  problem: string
  /** What is stored meanwhile. */
  over: unknown
}

/** What an installed plugin lets artists set for the whole site. */
export function PluginSettings({ settings }: { settings: SiteSettings }) {
  const { plugin, controls } = settings
  const all = useTheme(({ pluginSettings }) => pluginSettings)
  const change = useChangeTheme()
  const theme = useTheme((edited) => edited)
  const [unfit, setUnfit] = useState<Readonly<Record<string, Unfit>>>({})
  const stored = all?.[plugin]
  // What undo or another window puts in the place of a value counts more than what was typed over the former one.
  const typed = Object.entries(unfit).filter(([name, { over }]) => sameJson(over, stored?.[name]))
  const typedValues = Object.fromEntries(typed.map(([name, { value }]) => [name, value]))
  const problems = Object.fromEntries(typed.map(([name, { problem }]) => [name, problem]))
  const values = { ...readSettings(settings, { theme }), ...typedValues }

  const set = (name: string, value: ControlValue) => {
    const { [name]: _, ...others } = Object.fromEntries(typed)
    // Fields that refer to one another may fit together only.
    const together = { ...stored, ...typedValues, [name]: value }
    const alone = { ...stored, [name]: value }
    const problem = problemOf(settings, alone, name)
    const next = problemOf(settings, together, name) ? !problem && alone : together
    if (next) {
      change({ pluginSettings: { ...all, [plugin]: next as Stored } }, `${plugin}:${name}`)
    }
    const left = problem ? { ...others, [name]: { value, problem, over: stored?.[name] } } : others
    setUnfit(next === together ? {} : left)
  }

  return Object.entries(controls).map(
    ([name, control]) =>
      control && (
        <div key={name}>
          <ControlRow
            control={control}
            name={name}
            value={values[name]}
            props={values}
            onChange={(value) => set(name, value)}
          />
          {problems[name] && (
            <p className={styles.problem} role="alert">
              {problems[name]}
            </p>
          )}
        </div>
      ),
  )
}

/**
 * What the plugin could not read would put back all of its settings; what the theme cannot store would block saving.
 */
function problemOf(
  { plugin, schema }: SiteSettings,
  next: object,
  name: string,
): string | undefined {
  const read = schema.safeParse(next, inWords)
  const kept = read.success ? pluginSettings.safeParse({ [plugin]: next }, inWords) : read
  const errors = kept.error ? fieldErrorsOf(kept.error) : []
  const own = errors.find(({ field }) => field.split('.').includes(name)) ?? errors[0]
  return own?.message
}
