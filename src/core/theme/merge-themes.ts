import {
  type Choices,
  createReferee,
  type Merged,
  mergeValues,
  type Three,
} from '@/src/core/merge-values'
import type { EditedTheme } from '@/src/core/theme/edited-theme'

/** What two changes of one theme come to, setting by setting and colour by colour. */
export function mergeThemes(
  { base, mine, theirs }: Three<EditedTheme>,
  choices: Choices = new Map(),
): Merged<EditedTheme> {
  const referee = createReferee(choices)
  // The address of the logo follows from which picture it is.
  const [former, own, other] = [base, mine, theirs].map(({ logo: _, ...theme }) => theme)
  const theme = mergeValues(
    { base: former, mine: own, theirs: other },
    {
      depth: 2,
      ask: (path, sides) =>
        referee.decide({ key: path.join('.'), kind: 'setting', nodeId: '', path, ...sides }),
    },
  ) as Omit<EditedTheme, 'logo'>
  const { logo } = theme.logoId === mine.logoId ? mine : theirs
  return { content: { ...theme, logo }, conflicts: referee.found() }
}
