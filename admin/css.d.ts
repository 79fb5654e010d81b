/** The sheets of `admin.css` that are not in `first.css`: see `house/build/parts-of-look.ts`. */
declare module '*.css?later'
