export { listKeys as queryKeys } from '../../features/updates/list-address.ts'
