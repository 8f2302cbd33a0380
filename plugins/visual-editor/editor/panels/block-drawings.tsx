import type { ReactNode } from 'react'
import styles from '@/plugins/visual-editor/editor/panels/block-thumb.module.css'

const { faint, mid, strong, line, paper } = styles

/** Small drawings of what blocks look like, 112 × 60, by type. */
export const blockDrawings: Readonly<Record<string, ReactNode>> = {
  text: (
    <>
      <rect className={strong} x="20" y="14" width="42" height="6" rx="2" />
      <rect className={faint} x="20" y="27" width="72" height="4" rx="2" />
      <rect className={faint} x="20" y="35" width="64" height="4" rx="2" />
      <rect className={faint} x="20" y="43" width="70" height="4" rx="2" />
    </>
  ),
  image: (
    <>
      <rect className={faint} x="32" y="10" width="48" height="40" rx="3" />
      <circle className={paper} cx="44" cy="22" r="5" />
      <path className={mid} d="m32 46 16-15 11 10 8-7 13 12v1a3 3 0 0 1-3 3H35a3 3 0 0 1-3-3Z" />
    </>
  ),
  button: (
    <>
      <rect className={strong} x="26" y="20" width="60" height="20" rx="3" />
      <rect className={paper} x="40" y="28" width="32" height="4" rx="2" />
    </>
  ),
  container: (
    <>
      <rect className={faint} x="12" y="10" width="88" height="40" rx="3" />
      <rect className={line} strokeDasharray="4 3" x="20" y="17" width="72" height="26" rx="2" />
    </>
  ),
  'featured-music': (
    <>
      <g className={mid}>
        <rect x="12" y="12" width="26" height="26" rx="2" />
        <rect x="43" y="12" width="26" height="26" rx="2" />
        <rect x="74" y="12" width="26" height="26" rx="2" />
      </g>
      <g className={faint}>
        <rect x="12" y="43" width="20" height="4" rx="2" />
        <rect x="43" y="43" width="22" height="4" rx="2" />
        <rect x="74" y="43" width="18" height="4" rx="2" />
      </g>
    </>
  ),
  embed: (
    <>
      <rect className={faint} x="12" y="16" width="88" height="28" rx="3" />
      <rect className={mid} x="16" y="20" width="20" height="20" rx="2" />
      <rect className={mid} x="42" y="23" width="30" height="4" rx="2" />
      <rect className={mid} x="42" y="32" width="22" height="4" rx="2" />
      <circle className={strong} cx="88" cy="30" r="7" />
      <path className={paper} d="m86 26.5 6 3.5-6 3.5Z" />
    </>
  ),
  'social-icons': (
    <g className={mid}>
      <circle cx="26" cy="30" r="8" />
      <circle cx="46" cy="30" r="8" />
      <circle cx="66" cy="30" r="8" />
      <circle cx="86" cy="30" r="8" />
    </g>
  ),
  icon: (
    <path
      className={strong}
      d="m56 12 5.6 11.6 12.7 1.7-9.3 8.9 2.3 12.6L56 40.7l-11.3 6.1L47 34.2l-9.3-8.9 12.7-1.7Z"
    />
  ),
  gallery: (
    <g className={mid}>
      <rect x="16" y="9" width="24" height="19" rx="2" />
      <rect x="44" y="9" width="24" height="19" rx="2" />
      <rect x="72" y="9" width="24" height="19" rx="2" />
      <rect x="16" y="32" width="24" height="19" rx="2" />
      <rect className={faint} x="44" y="32" width="24" height="19" rx="2" />
      <rect x="72" y="32" width="24" height="19" rx="2" />
    </g>
  ),
  video: (
    <>
      <rect className={faint} x="20" y="9" width="72" height="42" rx="3" />
      <circle className={strong} cx="56" cy="30" r="11" />
      <path className={paper} d="m53 24.5 9 5.5-9 5.5Z" />
    </>
  ),
  quote: (
    <>
      <path
        className={strong}
        d="M20 14h8v8c0 4-2 6-6 6v-3c2 0 3-1 3-3h-5Zm12 0h8v8c0 4-2 6-6 6v-3c2 0 3-1 3-3h-5Z"
      />
      <rect className={mid} x="48" y="15" width="44" height="5" rx="2" />
      <rect className={mid} x="48" y="25" width="36" height="5" rx="2" />
      <rect className={faint} x="48" y="40" width="24" height="4" rx="2" />
    </>
  ),
  'link-list': (
    <>
      <rect className={mid} x="20" y="12" width="34" height="5" rx="2" />
      <path className={line} d="M20 22.5h72M20 38.5h72" />
      <rect className={mid} x="20" y="28" width="46" height="5" rx="2" />
      <rect className={mid} x="20" y="44" width="28" height="5" rx="2" />
      <path className={line} d="m88 11 4 3.5-4 3.5m0 9 4 3.5-4 3.5m0 9 4 3.5-4 3.5" />
    </>
  ),
  'upcoming-events': (
    <>
      <g className={faint}>
        <rect x="12" y="10" width="42" height="40" rx="3" />
        <rect x="58" y="10" width="42" height="40" rx="3" />
      </g>
      <g className={mid}>
        <path d="M12 13a3 3 0 0 1 3-3h36a3 3 0 0 1 3 3v17H12Zm46 0a3 3 0 0 1 3-3h36a3 3 0 0 1 3 3v17H58Z" />
      </g>
      <g className={strong}>
        <rect x="16" y="35" width="24" height="4" rx="2" />
        <rect x="62" y="35" width="28" height="4" rx="2" />
      </g>
      <g className={mid}>
        <rect x="16" y="42" width="16" height="3" rx="1.5" />
        <rect x="62" y="42" width="16" height="3" rx="1.5" />
      </g>
    </>
  ),
  'tour-list': (
    <>
      <path className={line} d="M14 21.5h84M14 38.5h84" />
      <g className={strong}>
        <rect x="14" y="10" width="16" height="5" rx="2" />
        <rect x="14" y="27" width="16" height="5" rx="2" />
        <rect x="14" y="44" width="16" height="5" rx="2" />
      </g>
      <g className={faint}>
        <rect x="38" y="10" width="30" height="5" rx="2" />
        <rect x="38" y="27" width="36" height="5" rx="2" />
        <rect x="38" y="44" width="26" height="5" rx="2" />
      </g>
      <g className={mid}>
        <rect x="80" y="8" width="18" height="9" rx="2" />
        <rect x="80" y="25" width="18" height="9" rx="2" />
        <rect x="80" y="42" width="18" height="9" rx="2" />
      </g>
    </>
  ),
  'audio-player': (
    <>
      <rect className={faint} x="12" y="16" width="88" height="28" rx="3" />
      <circle className={strong} cx="28" cy="30" r="8" />
      <path className={paper} d="m26 26 6 4-6 4Z" />
      <rect className={mid} x="42" y="24" width="26" height="4" rx="2" />
      <rect className={mid} x="42" y="32" width="18" height="3" rx="1.5" />
      <rect className={mid} x="78" y="20" width="18" height="20" rx="2" />
    </>
  ),
  release: (
    <>
      <rect className={mid} x="12" y="10" width="40" height="40" rx="3" />
      <circle className={paper} cx="43" cy="41" r="5" />
      <rect className={strong} x="60" y="11" width="34" height="6" rx="2" />
      <path className={line} d="M60 26h40M60 34h40" />
      <rect className={strong} x="60" y="42" width="20" height="8" rx="2" />
    </>
  ),
  'product-card': (
    <>
      <rect className={mid} x="40" y="8" width="32" height="32" rx="2" />
      <rect className={strong} x="40" y="44" width="20" height="4" rx="2" />
      <rect className={faint} x="40" y="51" width="14" height="3" rx="1.5" />
    </>
  ),
  'membership-section': (
    <>
      <rect className={line} x="12" y="10" width="28" height="40" rx="2" />
      <rect className={faint} x="42" y="10" width="28" height="40" rx="2" />
      <rect className={line} x="72" y="10" width="28" height="40" rx="2" />
      <g className={strong}>
        <rect x="17" y="16" width="12" height="7" rx="2" />
        <rect x="47" y="16" width="12" height="7" rx="2" />
        <rect x="77" y="16" width="12" height="7" rx="2" />
      </g>
      <g className={mid}>
        <rect x="17" y="40" width="18" height="6" rx="2" />
        <rect x="47" y="40" width="18" height="6" rx="2" />
        <rect x="77" y="40" width="18" height="6" rx="2" />
      </g>
    </>
  ),
  'email-list': (
    <>
      <rect className={strong} x="20" y="13" width="44" height="6" rx="2" />
      <rect className={line} x="20" y="29" width="46" height="16" rx="2" />
      <rect className={strong} x="70" y="28" width="22" height="18" rx="2" />
      <rect className={faint} x="25" y="35" width="24" height="4" rx="2" />
    </>
  ),
  columns: (
    <g className={faint}>
      <rect x="12" y="10" width="26" height="40" rx="2" />
      <rect className={mid} x="43" y="10" width="26" height="40" rx="2" />
      <rect x="74" y="10" width="26" height="40" rx="2" />
    </g>
  ),
  divider: (
    <>
      <rect className={faint} x="20" y="14" width="72" height="4" rx="2" />
      <rect className={faint} x="20" y="42" width="72" height="4" rx="2" />
      <rect className={strong} x="12" y="29" width="88" height="2" rx="1" />
    </>
  ),
  modal: (
    <>
      <rect className={faint} x="12" y="8" width="88" height="44" rx="3" />
      <rect className={paper} x="30" y="15" width="52" height="30" rx="3" />
      <rect className={strong} x="36" y="21" width="24" height="5" rx="2" />
      <rect className={faint} x="36" y="31" width="38" height="3" rx="1.5" />
      <rect className={faint} x="36" y="37" width="30" height="3" rx="1.5" />
      <path className={line} d="m73 20 4 4m0-4-4 4" />
    </>
  ),
}
