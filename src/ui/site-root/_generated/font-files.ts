// Written by `npm run generate` from src/core/theme/fonts.ts.
import type { FontFamily } from '@/src/core/theme/fonts'

export const fontFiles: Readonly<Record<FontFamily, URL>> = {
  'Inter': new URL('../../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url),
  'Poppins': new URL('../../../../node_modules/@fontsource/poppins/files/poppins-latin-600-normal.woff2', import.meta.url),
  'Montserrat': new URL('../../../../node_modules/@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2', import.meta.url),
  'Open Sans': new URL('../../../../node_modules/@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2', import.meta.url),
  'Roboto': new URL('../../../../node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2', import.meta.url),
  'Lato': new URL('../../../../node_modules/@fontsource/lato/files/lato-latin-900-normal.woff2', import.meta.url),
  'Source Sans Pro': new URL('../../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2', import.meta.url),
  'Nunito': new URL('../../../../node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2', import.meta.url),
  'Raleway': new URL('../../../../node_modules/@fontsource-variable/raleway/files/raleway-latin-wght-normal.woff2', import.meta.url),
  'Ubuntu': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-latin-700-normal.woff2', import.meta.url),
  'Oswald': new URL('../../../../node_modules/@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2', import.meta.url),
  'Bebas Neue': new URL('../../../../node_modules/@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2', import.meta.url),
  'Fjalla One': new URL('../../../../node_modules/@fontsource/fjalla-one/files/fjalla-one-latin-400-normal.woff2', import.meta.url),
  'Anton': new URL('../../../../node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2', import.meta.url),
  'Righteous': new URL('../../../../node_modules/@fontsource/righteous/files/righteous-latin-400-normal.woff2', import.meta.url),
  'Playfair Display': new URL('../../../../node_modules/@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2', import.meta.url),
  'Merriweather': new URL('../../../../node_modules/@fontsource-variable/merriweather/files/merriweather-latin-wght-normal.woff2', import.meta.url),
  'Lora': new URL('../../../../node_modules/@fontsource-variable/lora/files/lora-latin-wght-normal.woff2', import.meta.url),
  'Crimson Text': new URL('../../../../node_modules/@fontsource/crimson-text/files/crimson-text-latin-600-normal.woff2', import.meta.url),
  'Libre Baskerville': new URL('../../../../node_modules/@fontsource-variable/libre-baskerville/files/libre-baskerville-latin-wght-normal.woff2', import.meta.url),
}
