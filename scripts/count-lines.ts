import { describeLines } from '@/scripts/lib/count-lines'

console.log(describeLines())
