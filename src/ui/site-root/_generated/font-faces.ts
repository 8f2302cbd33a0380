// Written by `npm run generate` from src/core/theme/fonts.ts.
import type { FontFamily } from '@/src/core/theme/fonts'

export type FontFace = {
  style: 'normal' | 'italic'
  /** As in CSS: one weight, or from and to. */
  weight: string
  /** The biggest letters are set in it. */
  isDisplay: boolean
  /** Where the letters of each script are; those the family has not are left out. */
  files: Readonly<Partial<Record<FontSubset, URL>>> & { latin: URL }
}

/** As in CSS: the letters whose files are fetched when one of them is on the page. */
export const subsetRanges = {
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  'cyrillic': 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  'greek': 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  'vietnamese': 'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  'latin-ext': 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  'latin': 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const

export type FontSubset = keyof typeof subsetRanges

export const fontFaces: Readonly<Record<FontFamily, readonly FontFace[]>> = {
  'Inter': [
    { style: 'normal', weight: '100 900', isDisplay: true, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/inter/files/inter-cyrillic-ext-wght-normal.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2', import.meta.url),
      'greek': new URL('../../../../node_modules/@fontsource-variable/inter/files/inter-greek-wght-normal.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url),
    } },
    { style: 'italic', weight: '100 900', isDisplay: false, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/inter/files/inter-cyrillic-ext-wght-italic.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/inter/files/inter-cyrillic-wght-italic.woff2', import.meta.url),
      'greek': new URL('../../../../node_modules/@fontsource-variable/inter/files/inter-greek-wght-italic.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/inter/files/inter-vietnamese-wght-italic.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-italic.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-italic.woff2', import.meta.url),
    } },
  ],
  'Poppins': [
    { style: 'normal', weight: '400', isDisplay: false, files: {
      'latin-ext': new URL('../../../../node_modules/@fontsource/poppins/files/poppins-latin-ext-400-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/poppins/files/poppins-latin-400-normal.woff2', import.meta.url),
    } },
    { style: 'normal', weight: '500', isDisplay: false, files: {
      'latin-ext': new URL('../../../../node_modules/@fontsource/poppins/files/poppins-latin-ext-500-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/poppins/files/poppins-latin-500-normal.woff2', import.meta.url),
    } },
    { style: 'normal', weight: '600', isDisplay: true, files: {
      'latin-ext': new URL('../../../../node_modules/@fontsource/poppins/files/poppins-latin-ext-600-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/poppins/files/poppins-latin-600-normal.woff2', import.meta.url),
    } },
    { style: 'italic', weight: '400', isDisplay: false, files: {
      'latin-ext': new URL('../../../../node_modules/@fontsource/poppins/files/poppins-latin-ext-400-italic.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/poppins/files/poppins-latin-400-italic.woff2', import.meta.url),
    } },
  ],
  'Montserrat': [
    { style: 'normal', weight: '100 900', isDisplay: true, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/montserrat/files/montserrat-cyrillic-ext-wght-normal.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/montserrat/files/montserrat-cyrillic-wght-normal.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/montserrat/files/montserrat-vietnamese-wght-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/montserrat/files/montserrat-latin-ext-wght-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2', import.meta.url),
    } },
    { style: 'italic', weight: '100 900', isDisplay: false, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/montserrat/files/montserrat-cyrillic-ext-wght-italic.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/montserrat/files/montserrat-cyrillic-wght-italic.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/montserrat/files/montserrat-vietnamese-wght-italic.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/montserrat/files/montserrat-latin-ext-wght-italic.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/montserrat/files/montserrat-latin-wght-italic.woff2', import.meta.url),
    } },
  ],
  'Open Sans': [
    { style: 'normal', weight: '100 900', isDisplay: true, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/open-sans/files/open-sans-cyrillic-ext-wght-normal.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/open-sans/files/open-sans-cyrillic-wght-normal.woff2', import.meta.url),
      'greek': new URL('../../../../node_modules/@fontsource-variable/open-sans/files/open-sans-greek-wght-normal.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/open-sans/files/open-sans-vietnamese-wght-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/open-sans/files/open-sans-latin-ext-wght-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2', import.meta.url),
    } },
    { style: 'italic', weight: '100 900', isDisplay: false, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/open-sans/files/open-sans-cyrillic-ext-wght-italic.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/open-sans/files/open-sans-cyrillic-wght-italic.woff2', import.meta.url),
      'greek': new URL('../../../../node_modules/@fontsource-variable/open-sans/files/open-sans-greek-wght-italic.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/open-sans/files/open-sans-vietnamese-wght-italic.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/open-sans/files/open-sans-latin-ext-wght-italic.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/open-sans/files/open-sans-latin-wght-italic.woff2', import.meta.url),
    } },
  ],
  'Roboto': [
    { style: 'normal', weight: '100 900', isDisplay: true, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/roboto/files/roboto-cyrillic-ext-wght-normal.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/roboto/files/roboto-cyrillic-wght-normal.woff2', import.meta.url),
      'greek': new URL('../../../../node_modules/@fontsource-variable/roboto/files/roboto-greek-wght-normal.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/roboto/files/roboto-vietnamese-wght-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/roboto/files/roboto-latin-ext-wght-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2', import.meta.url),
    } },
    { style: 'italic', weight: '100 900', isDisplay: false, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/roboto/files/roboto-cyrillic-ext-wght-italic.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/roboto/files/roboto-cyrillic-wght-italic.woff2', import.meta.url),
      'greek': new URL('../../../../node_modules/@fontsource-variable/roboto/files/roboto-greek-wght-italic.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/roboto/files/roboto-vietnamese-wght-italic.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/roboto/files/roboto-latin-ext-wght-italic.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-italic.woff2', import.meta.url),
    } },
  ],
  'Lato': [
    { style: 'normal', weight: '400', isDisplay: false, files: {
      'latin-ext': new URL('../../../../node_modules/@fontsource/lato/files/lato-latin-ext-400-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/lato/files/lato-latin-400-normal.woff2', import.meta.url),
    } },
    { style: 'normal', weight: '700', isDisplay: false, files: {
      'latin-ext': new URL('../../../../node_modules/@fontsource/lato/files/lato-latin-ext-700-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/lato/files/lato-latin-700-normal.woff2', import.meta.url),
    } },
    { style: 'normal', weight: '900', isDisplay: true, files: {
      'latin-ext': new URL('../../../../node_modules/@fontsource/lato/files/lato-latin-ext-900-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/lato/files/lato-latin-900-normal.woff2', import.meta.url),
    } },
    { style: 'italic', weight: '400', isDisplay: false, files: {
      'latin-ext': new URL('../../../../node_modules/@fontsource/lato/files/lato-latin-ext-400-italic.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/lato/files/lato-latin-400-italic.woff2', import.meta.url),
    } },
  ],
  'Source Sans Pro': [
    { style: 'normal', weight: '100 900', isDisplay: true, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-ext-wght-normal.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2', import.meta.url),
      'greek': new URL('../../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-normal.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-vietnamese-wght-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2', import.meta.url),
    } },
    { style: 'italic', weight: '100 900', isDisplay: false, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-ext-wght-italic.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-italic.woff2', import.meta.url),
      'greek': new URL('../../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-italic.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-vietnamese-wght-italic.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-italic.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2', import.meta.url),
    } },
  ],
  'Nunito': [
    { style: 'normal', weight: '100 900', isDisplay: true, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/nunito/files/nunito-cyrillic-ext-wght-normal.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/nunito/files/nunito-cyrillic-wght-normal.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/nunito/files/nunito-vietnamese-wght-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2', import.meta.url),
    } },
    { style: 'italic', weight: '100 900', isDisplay: false, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/nunito/files/nunito-cyrillic-ext-wght-italic.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/nunito/files/nunito-cyrillic-wght-italic.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/nunito/files/nunito-vietnamese-wght-italic.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/nunito/files/nunito-latin-ext-wght-italic.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-italic.woff2', import.meta.url),
    } },
  ],
  'Raleway': [
    { style: 'normal', weight: '100 900', isDisplay: true, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/raleway/files/raleway-cyrillic-ext-wght-normal.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/raleway/files/raleway-cyrillic-wght-normal.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/raleway/files/raleway-vietnamese-wght-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/raleway/files/raleway-latin-ext-wght-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/raleway/files/raleway-latin-wght-normal.woff2', import.meta.url),
    } },
    { style: 'italic', weight: '100 900', isDisplay: false, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/raleway/files/raleway-cyrillic-ext-wght-italic.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/raleway/files/raleway-cyrillic-wght-italic.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/raleway/files/raleway-vietnamese-wght-italic.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/raleway/files/raleway-latin-ext-wght-italic.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/raleway/files/raleway-latin-wght-italic.woff2', import.meta.url),
    } },
  ],
  'Ubuntu': [
    { style: 'normal', weight: '400', isDisplay: false, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-cyrillic-ext-400-normal.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-cyrillic-400-normal.woff2', import.meta.url),
      'greek': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-greek-400-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-latin-ext-400-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-latin-400-normal.woff2', import.meta.url),
    } },
    { style: 'normal', weight: '500', isDisplay: false, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-cyrillic-ext-500-normal.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-cyrillic-500-normal.woff2', import.meta.url),
      'greek': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-greek-500-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-latin-ext-500-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-latin-500-normal.woff2', import.meta.url),
    } },
    { style: 'normal', weight: '700', isDisplay: true, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-cyrillic-ext-700-normal.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-cyrillic-700-normal.woff2', import.meta.url),
      'greek': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-greek-700-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-latin-ext-700-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-latin-700-normal.woff2', import.meta.url),
    } },
    { style: 'italic', weight: '400', isDisplay: false, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-cyrillic-ext-400-italic.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-cyrillic-400-italic.woff2', import.meta.url),
      'greek': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-greek-400-italic.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-latin-ext-400-italic.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/ubuntu/files/ubuntu-latin-400-italic.woff2', import.meta.url),
    } },
  ],
  'Oswald': [
    { style: 'normal', weight: '100 900', isDisplay: true, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/oswald/files/oswald-cyrillic-ext-wght-normal.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/oswald/files/oswald-cyrillic-wght-normal.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/oswald/files/oswald-vietnamese-wght-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/oswald/files/oswald-latin-ext-wght-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2', import.meta.url),
    } },
  ],
  'Bebas Neue': [
    { style: 'normal', weight: '400', isDisplay: true, files: {
      'latin-ext': new URL('../../../../node_modules/@fontsource/bebas-neue/files/bebas-neue-latin-ext-400-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2', import.meta.url),
    } },
  ],
  'Fjalla One': [
    { style: 'normal', weight: '400', isDisplay: true, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource/fjalla-one/files/fjalla-one-cyrillic-ext-400-normal.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource/fjalla-one/files/fjalla-one-vietnamese-400-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource/fjalla-one/files/fjalla-one-latin-ext-400-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/fjalla-one/files/fjalla-one-latin-400-normal.woff2', import.meta.url),
    } },
  ],
  'Anton': [
    { style: 'normal', weight: '400', isDisplay: true, files: {
      'vietnamese': new URL('../../../../node_modules/@fontsource/anton/files/anton-vietnamese-400-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource/anton/files/anton-latin-ext-400-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2', import.meta.url),
    } },
  ],
  'Righteous': [
    { style: 'normal', weight: '400', isDisplay: true, files: {
      'latin-ext': new URL('../../../../node_modules/@fontsource/righteous/files/righteous-latin-ext-400-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/righteous/files/righteous-latin-400-normal.woff2', import.meta.url),
    } },
  ],
  'Playfair Display': [
    { style: 'normal', weight: '100 900', isDisplay: true, files: {
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/playfair-display/files/playfair-display-cyrillic-wght-normal.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/playfair-display/files/playfair-display-vietnamese-wght-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2', import.meta.url),
    } },
    { style: 'italic', weight: '100 900', isDisplay: false, files: {
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/playfair-display/files/playfair-display-cyrillic-wght-italic.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/playfair-display/files/playfair-display-vietnamese-wght-italic.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-italic.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/playfair-display/files/playfair-display-latin-wght-italic.woff2', import.meta.url),
    } },
  ],
  'Merriweather': [
    { style: 'normal', weight: '100 900', isDisplay: true, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/merriweather/files/merriweather-cyrillic-ext-wght-normal.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/merriweather/files/merriweather-cyrillic-wght-normal.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/merriweather/files/merriweather-vietnamese-wght-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/merriweather/files/merriweather-latin-ext-wght-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/merriweather/files/merriweather-latin-wght-normal.woff2', import.meta.url),
    } },
    { style: 'italic', weight: '100 900', isDisplay: false, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/merriweather/files/merriweather-cyrillic-ext-wght-italic.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/merriweather/files/merriweather-cyrillic-wght-italic.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/merriweather/files/merriweather-vietnamese-wght-italic.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/merriweather/files/merriweather-latin-ext-wght-italic.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/merriweather/files/merriweather-latin-wght-italic.woff2', import.meta.url),
    } },
  ],
  'Lora': [
    { style: 'normal', weight: '100 900', isDisplay: true, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/lora/files/lora-cyrillic-ext-wght-normal.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/lora/files/lora-cyrillic-wght-normal.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/lora/files/lora-vietnamese-wght-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/lora/files/lora-latin-wght-normal.woff2', import.meta.url),
    } },
    { style: 'italic', weight: '100 900', isDisplay: false, files: {
      'cyrillic-ext': new URL('../../../../node_modules/@fontsource-variable/lora/files/lora-cyrillic-ext-wght-italic.woff2', import.meta.url),
      'cyrillic': new URL('../../../../node_modules/@fontsource-variable/lora/files/lora-cyrillic-wght-italic.woff2', import.meta.url),
      'vietnamese': new URL('../../../../node_modules/@fontsource-variable/lora/files/lora-vietnamese-wght-italic.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/lora/files/lora-latin-ext-wght-italic.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/lora/files/lora-latin-wght-italic.woff2', import.meta.url),
    } },
  ],
  'Crimson Text': [
    { style: 'normal', weight: '400', isDisplay: false, files: {
      'vietnamese': new URL('../../../../node_modules/@fontsource/crimson-text/files/crimson-text-vietnamese-400-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource/crimson-text/files/crimson-text-latin-ext-400-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/crimson-text/files/crimson-text-latin-400-normal.woff2', import.meta.url),
    } },
    { style: 'normal', weight: '600', isDisplay: true, files: {
      'vietnamese': new URL('../../../../node_modules/@fontsource/crimson-text/files/crimson-text-vietnamese-600-normal.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource/crimson-text/files/crimson-text-latin-ext-600-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/crimson-text/files/crimson-text-latin-600-normal.woff2', import.meta.url),
    } },
    { style: 'italic', weight: '400', isDisplay: false, files: {
      'vietnamese': new URL('../../../../node_modules/@fontsource/crimson-text/files/crimson-text-vietnamese-400-italic.woff2', import.meta.url),
      'latin-ext': new URL('../../../../node_modules/@fontsource/crimson-text/files/crimson-text-latin-ext-400-italic.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource/crimson-text/files/crimson-text-latin-400-italic.woff2', import.meta.url),
    } },
  ],
  'Libre Baskerville': [
    { style: 'normal', weight: '100 900', isDisplay: true, files: {
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/libre-baskerville/files/libre-baskerville-latin-ext-wght-normal.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/libre-baskerville/files/libre-baskerville-latin-wght-normal.woff2', import.meta.url),
    } },
    { style: 'italic', weight: '100 900', isDisplay: false, files: {
      'latin-ext': new URL('../../../../node_modules/@fontsource-variable/libre-baskerville/files/libre-baskerville-latin-ext-wght-italic.woff2', import.meta.url),
      'latin': new URL('../../../../node_modules/@fontsource-variable/libre-baskerville/files/libre-baskerville-latin-wght-italic.woff2', import.meta.url),
    } },
  ],
}
