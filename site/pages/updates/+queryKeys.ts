export { listKeys as queryKeys } from '../../updates/list-address.ts'
