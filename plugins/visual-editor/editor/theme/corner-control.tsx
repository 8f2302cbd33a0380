import { useId } from 'react'
import { SliderControl } from '@/plugins/visual-editor/editor/inspector/slider-control'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { useChangeTheme, useTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import { limits } from '@/src/core/limits'

const control = {
  kind: 'slider',
  label: 'How round corners are',
  min: 0,
  max: limits.theme.cornerRadiusMaxPx,
  unit: 'px',
} as const

export function CornerControl() {
  const id = useId()
  const radius = useTheme(({ cornerRadius }) => cornerRadius)
  const change = useChangeTheme()
  return (
    <>
      <label htmlFor={id} className={shell.visuallyHidden}>
        {control.label}
      </label>
      <SliderControl
        id={id}
        control={control}
        value={radius}
        onChange={(cornerRadius) => change({ cornerRadius }, 'corners')}
      />
    </>
  )
}
