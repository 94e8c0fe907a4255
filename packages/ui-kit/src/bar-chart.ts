export { BarChart, type BarChartProps, type ChartBar } from './components/BarChart/BarChart';
