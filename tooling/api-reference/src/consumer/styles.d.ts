/** What a bundler's types declare: style sheets can be imported. */
declare module '*.css';
