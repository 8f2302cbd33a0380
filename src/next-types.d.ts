/// <reference types="next" />
/// <reference types="next/image-types/global" />
// What `next-env.d.ts` declares, without the files of a build that may not be there.
