// Written by `npm run generate` from src/core/theme/fonts.ts.
import type { FontFamily } from '@/src/core/theme/fonts'

export type FontFace = {
  style: 'normal' | 'italic'
  /** As in CSS: one weight, or from and to. */
  weight: string
  file: URL
  /** The biggest letters are set in it. */
  isDisplay: boolean
}

export const fontFaces: Readonly<Record<FontFamily, readonly FontFace[]>> = {
  'Inter': [
    { style: 'normal', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url), isDisplay: true },
    { style: 'italic', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-italic.woff2', import.meta.url), isDisplay: false },
  ],
  'Poppins': [
    { style: 'normal', weight: '400', file: new URL('../../../../node_modules/@fontsource/poppins/files/poppins-latin-400-normal.woff2', import.meta.url), isDisplay: false },
    { style: 'normal', weight: '500', file: new URL('../../../../node_modules/@fontsource/poppins/files/poppins-latin-500-normal.woff2', import.meta.url), isDisplay: false },
    { style: 'normal', weight: '600', file: new URL('../../../../node_modules/@fontsource/poppins/files/poppins-latin-600-normal.woff2', import.meta.url), isDisplay: true },
    { style: 'italic', weight: '400', file: new URL('../../../../node_modules/@fontsource/poppins/files/poppins-latin-400-italic.woff2', import.meta.url), isDisplay: false },
  ],
  'Montserrat': [
    { style: 'normal', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2', import.meta.url), isDisplay: true },
    { style: 'italic', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/montserrat/files/montserrat-latin-wght-italic.woff2', import.meta.url), isDisplay: false },
  ],
  'Open Sans': [
    { style: 'normal', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2', import.meta.url), isDisplay: true },
    { style: 'italic', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/open-sans/files/open-sans-latin-wght-italic.woff2', import.meta.url), isDisplay: false },
  ],
  'Roboto': [
    { style: 'normal', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2', import.meta.url), isDisplay: true },
    { style: 'italic', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-italic.woff2', import.meta.url), isDisplay: false },
  ],
  'Lato': [
    { style: 'normal', weight: '400', file: new URL('../../../../node_modules/@fontsource/lato/files/lato-latin-400-normal.woff2', import.meta.url), isDisplay: false },
    { style: 'normal', weight: '700', file: new URL('../../../../node_modules/@fontsource/lato/files/lato-latin-700-normal.woff2', import.meta.url), isDisplay: false },
    { style: 'normal', weight: '900', file: new URL('../../../../node_modules/@fontsource/lato/files/lato-latin-900-normal.woff2', import.meta.url), isDisplay: true },
    { style: 'italic', weight: '400', file: new URL('../../../../node_modules/@fontsource/lato/files/lato-latin-400-italic.woff2', import.meta.url), isDisplay: false },
  ],
  'Source Sans Pro': [
    { style: 'normal', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2', import.meta.url), isDisplay: true },
    { style: 'italic', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2', import.meta.url), isDisplay: false },
  ],
  'Nunito': [
    { style: 'normal', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2', import.meta.url), isDisplay: true },
    { style: 'italic', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-italic.woff2', import.meta.url), isDisplay: false },
  ],
  'Raleway': [
    { style: 'normal', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/raleway/files/raleway-latin-wght-normal.woff2', import.meta.url), isDisplay: true },
    { style: 'italic', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/raleway/files/raleway-latin-wght-italic.woff2', import.meta.url), isDisplay: false },
  ],
  'Ubuntu': [
    { style: 'normal', weight: '400', file: new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-latin-400-normal.woff2', import.meta.url), isDisplay: false },
    { style: 'normal', weight: '500', file: new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-latin-500-normal.woff2', import.meta.url), isDisplay: false },
    { style: 'normal', weight: '700', file: new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-latin-700-normal.woff2', import.meta.url), isDisplay: true },
    { style: 'italic', weight: '400', file: new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-latin-400-italic.woff2', import.meta.url), isDisplay: false },
  ],
  'Oswald': [
    { style: 'normal', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2', import.meta.url), isDisplay: true },
  ],
  'Bebas Neue': [
    { style: 'normal', weight: '400', file: new URL('../../../../node_modules/@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2', import.meta.url), isDisplay: true },
  ],
  'Fjalla One': [
    { style: 'normal', weight: '400', file: new URL('../../../../node_modules/@fontsource/fjalla-one/files/fjalla-one-latin-400-normal.woff2', import.meta.url), isDisplay: true },
  ],
  'Anton': [
    { style: 'normal', weight: '400', file: new URL('../../../../node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2', import.meta.url), isDisplay: true },
  ],
  'Righteous': [
    { style: 'normal', weight: '400', file: new URL('../../../../node_modules/@fontsource/righteous/files/righteous-latin-400-normal.woff2', import.meta.url), isDisplay: true },
  ],
  'Playfair Display': [
    { style: 'normal', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2', import.meta.url), isDisplay: true },
    { style: 'italic', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/playfair-display/files/playfair-display-latin-wght-italic.woff2', import.meta.url), isDisplay: false },
  ],
  'Merriweather': [
    { style: 'normal', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/merriweather/files/merriweather-latin-wght-normal.woff2', import.meta.url), isDisplay: true },
    { style: 'italic', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/merriweather/files/merriweather-latin-wght-italic.woff2', import.meta.url), isDisplay: false },
  ],
  'Lora': [
    { style: 'normal', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/lora/files/lora-latin-wght-normal.woff2', import.meta.url), isDisplay: true },
    { style: 'italic', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/lora/files/lora-latin-wght-italic.woff2', import.meta.url), isDisplay: false },
  ],
  'Crimson Text': [
    { style: 'normal', weight: '400', file: new URL('../../../../node_modules/@fontsource/crimson-text/files/crimson-text-latin-400-normal.woff2', import.meta.url), isDisplay: false },
    { style: 'normal', weight: '600', file: new URL('../../../../node_modules/@fontsource/crimson-text/files/crimson-text-latin-600-normal.woff2', import.meta.url), isDisplay: true },
    { style: 'italic', weight: '400', file: new URL('../../../../node_modules/@fontsource/crimson-text/files/crimson-text-latin-400-italic.woff2', import.meta.url), isDisplay: false },
  ],
  'Libre Baskerville': [
    { style: 'normal', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/libre-baskerville/files/libre-baskerville-latin-wght-normal.woff2', import.meta.url), isDisplay: true },
    { style: 'italic', weight: '100 900', file: new URL('../../../../node_modules/@fontsource-variable/libre-baskerville/files/libre-baskerville-latin-wght-italic.woff2', import.meta.url), isDisplay: false },
  ],
}
