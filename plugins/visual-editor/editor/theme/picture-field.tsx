import { useId } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { MediaControl } from '@/plugins/visual-editor/editor/inspector/media-control'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { pictureUrl } from '@/plugins/visual-editor/editor/theme/theme-api'
import { useChangeTheme, useTheme } from '@/plugins/visual-editor/editor/theme/use-theme'

const labels = { logo: 'Logo', avatar: 'Picture of you' } as const

export function PictureField({ of, hint }: { of: 'logo' | 'avatar'; hint: string }) {
  const id = useId()
  const { apiPath } = useBuilder()
  const value = useTheme((theme) => (of === 'logo' ? theme.logoId : theme.avatarId))
  const change = useChangeTheme()

  const choose = async (chosen: string) => {
    if (of === 'avatar') {
      change({ avatarId: chosen }, 'avatar')
    } else {
      const logo = chosen === '' ? '' : await pictureUrl(apiPath, chosen)
      change({ logoId: chosen, logo }, 'logo')
    }
  }

  return (
    <div className={styles.picture}>
      <label id={`${id}-label`} htmlFor={id} className={shell.visuallyHidden}>
        {labels[of]}
      </label>
      <MediaControl id={id} accept="image" value={value} onChange={(next) => void choose(next)} />
      {value === '' && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
