import type { ReactNode } from 'react'
import styles from '@/plugins/visual-editor/editor/pages/pages.module.css'
import thumbs from '@/plugins/visual-editor/editor/panels/block-thumb.module.css'
import type { PageTemplateId } from '@/src/core/page-document/templates/pages'

const { faint, mid, strong, line } = thumbs

const words = (x: number, y: number, widths: readonly number[]) =>
  widths.map((width, index) => (
    <rect key={width} className={faint} x={x} y={y + index * 6} width={width} height="3" rx="1.5" />
  ))

const hero = (
  <>
    <rect className={faint} x="0" y="0" width="72" height="26" />
    <rect className={strong} x="6" y="13" width="28" height="6" rx="2" />
  </>
)

/** What stands on a page, from top to bottom, as small drawings. */
const drawings: Readonly<Record<PageTemplateId, ReactNode>> = {
  about: (
    <>
      {hero}
      <rect className={mid} x="6" y="33" width="26" height="24" rx="2" />
      {words(38, 35, [28, 24, 26, 18])}
    </>
  ),
  'press-kit': (
    <>
      <rect className={strong} x="6" y="8" width="34" height="6" rx="2" />
      {words(6, 20, [58, 54])}
      <g className={mid}>
        <rect x="6" y="36" width="18" height="18" rx="2" />
        <rect x="27" y="36" width="18" height="18" rx="2" />
        <rect x="48" y="36" width="18" height="18" rx="2" />
      </g>
    </>
  ),
  tour: (
    <>
      {hero}
      {[33, 43, 53].map((y) => (
        <g key={y}>
          <rect className={mid} x="6" y={y} width="12" height="5" rx="1.5" />
          <rect className={faint} x="22" y={y + 1} width="28" height="3" rx="1.5" />
          <rect className={strong} x="56" y={y} width="10" height="5" rx="1.5" />
        </g>
      ))}
    </>
  ),
  music: (
    <>
      <rect className={mid} x="6" y="8" width="28" height="28" rx="2" />
      <rect className={strong} x="40" y="14" width="24" height="5" rx="2" />
      {words(40, 24, [20, 22])}
      <g className={faint}>
        <rect x="6" y="42" width="18" height="16" rx="2" />
        <rect x="27" y="42" width="18" height="16" rx="2" />
        <rect x="48" y="42" width="18" height="16" rx="2" />
      </g>
    </>
  ),
  contact: (
    <>
      <rect className={strong} x="6" y="8" width="40" height="6" rx="2" />
      <rect className={mid} x="6" y="20" width="22" height="8" rx="2" />
      {words(6, 36, [52, 46, 50, 30])}
    </>
  ),
  links: (
    <>
      <circle className={mid} cx="36" cy="13" r="8" />
      {[27, 38, 49].map((y) => (
        <rect
          key={y}
          className={y === 27 ? strong : faint}
          x="12"
          y={y}
          width="48"
          height="8"
          rx="2"
        />
      ))}
    </>
  ),
  empty: <rect className={line} strokeDasharray="4 3" x="6" y="10" width="60" height="44" rx="3" />,
}

export function TemplateThumb({ template }: { template: PageTemplateId }) {
  return (
    <svg className={styles.thumb} viewBox="0 0 72 64" aria-hidden="true">
      {drawings[template]}
    </svg>
  )
}
