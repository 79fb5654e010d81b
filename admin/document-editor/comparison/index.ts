/** Text comparison: formatted or as source. */
export { ComparisonSwitch, TextComparison } from './text-comparison.tsx'
