import type { PageChange, PageSettings, SettingsAnswer } from '@/src/core/contracts/pages/pages'
import { mergeValues } from '@/src/core/merge-values'

type Changes = {
  base: PageChange
  mine: PageChange
  /** As they are stored. */
  theirs: PageSettings
}

/** What a change of a page's settings comes to beside those of another window; what both changed stays theirs. */
export function mergeSettings({ base, mine, theirs }: Changes): SettingsAnswer {
  const whole = (change: PageChange) => ({
    ...theirs,
    ...change,
    seo: { ...theirs.seo, ...change.seo },
  })
  const conflicts: string[] = []
  const settings = mergeValues(
    { base: whole(base), mine: whole(mine), theirs },
    {
      depth: 2,
      ask: (path) => {
        conflicts.push(path.join('.'))
        return 'theirs'
      },
    },
  ) as PageSettings
  return { settings, conflicts }
}
