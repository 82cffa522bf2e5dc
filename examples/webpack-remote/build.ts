import webpack from 'webpack';
import configurations from './webpack.config';

webpack(configurations, (error, stats) => {
  console.log(error ?? stats?.toString({ preset: 'errors-warnings', colors: false }));
  if (error || stats?.hasErrors()) process.exitCode = 1;
});
