export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs';
